import Check from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./ToggleChip.module.css";

type ButtonProps = Omit<
  ComponentProps<"button">,
  "children" | "onChange" | "aria-label"
>;

/** A small word, with a check while it is on. */
interface AttributeChip {
  look: "attribute";
  icon?: undefined;
  count?: undefined;
  counted?: undefined;
}

/** An icon and a live figure, filled when on and struck when off. */
interface MultiplyChip {
  look?: "multiply" | undefined;
  icon: Glyph;
  /** The live figure beside the icon. */
  count: string;
  /** What the figure counts: "convidados". A phone writes it out; the spoken name always has it. */
  counted: string;
}

export type ToggleChipProps = ButtonProps &
  (AttributeChip | MultiplyChip) & {
    /** What it switches: the text of an `attribute`, the beginning of a spoken name: "Multiplicar por". */
    label: string;
    pressed: boolean;
    onChange: (pressed: boolean) => void;
  };

/** A small on/off button (`aria-pressed`) whose state shows in border, weight and sign, never in colour alone. */
export function ToggleChip({
  label,
  pressed,
  onChange,
  icon,
  look = "multiply",
  count,
  counted,
  onClick,
  ...rest
}: ToggleChipProps) {
  // It holds what is seen, so that who speaks to the browser says what they read.
  const spoken = icon && `${label} ${count} ${counted}`;
  return (
    <button
      {...rest}
      type="button"
      className={styles.chip}
      data-look={look}
      aria-pressed={pressed}
      aria-label={spoken}
      title={spoken}
      onClick={(event) => {
        onClick?.(event);
        onChange(!pressed);
      }}
    >
      {icon ? (
        <>
          <Icon of={icon} size={16} />
          <b className={styles.count}>{count}</b>{" "}
          <span className={styles.counted}>{counted}</span>
        </>
      ) : (
        <>
          {pressed && <Icon of={Check} size={12} />}
          {label}
        </>
      )}
    </button>
  );
}
