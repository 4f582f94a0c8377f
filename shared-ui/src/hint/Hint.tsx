import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Hint.module.css";

const ICONS: Record<"info" | "warning" | "done", Glyph> = {
  info: Info,
  warning: TriangleAlert,
  done: CircleCheck,
};

/** A button of a hint. */
interface HintAnswer {
  /** "Voltar para g". */
  label: string;
  take: () => void;
}

export interface HintProps {
  tone: keyof typeof ICONS;
  /** One sentence. */
  children: string;
  answers: readonly HintAnswer[];
  onDismiss: () => void;
}

/**
 * A line about what the user just typed, with up to two buttons. Put it into an element with `role="status"` that is
 * always in the page.
 */
export function Hint({ tone, children, answers, onDismiss }: HintProps) {
  return (
    <div
      className={styles.hint}
      data-tone={tone}
      // A press must not move the focus away from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon of={ICONS[tone]} size={16} />
      <p className={styles.text}>{children}</p>
      {answers.length > 0 && (
        <span className={styles.answers}>
          {answers.map(({ label, take }) => (
            <button key={label} type="button" onClick={take}>
              {label}
            </button>
          ))}
        </span>
      )}
      <IconButton
        size="row"
        icon={X}
        iconSize={16}
        label="Fechar dica"
        onClick={onDismiss}
      />
    </div>
  );
}
