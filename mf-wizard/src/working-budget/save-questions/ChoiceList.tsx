import type { ReactNode } from "react";
import type { Glyph } from "shared-ui/icon/Icon";
import { Button } from "shared-ui/button/Button";
import { OptionButton } from "shared-ui/option/OptionButton";
import styles from "./ChoiceList.module.css";

/** One way to answer a question: what it does and, smaller, what that means. */
export interface Choice {
  icon: Glyph;
  label: string;
  note: string;
  onChoose: () => void;
}

/** The answers of a dialog as big buttons, the safe one first, and a way out under them. */
export function ChoiceList({
  choices,
  aside,
  onCancel,
}: {
  choices: readonly Choice[];
  /** A seldom wanted answer, small. */
  aside?: ReactNode;
  onCancel: () => void;
}) {
  return (
    <>
      <div className={styles.choices}>
        {choices.map(({ icon, label, note, onChoose }) => (
          <OptionButton
            key={label}
            icon={icon}
            title={label}
            description={note}
            onClick={onChoose}
          />
        ))}
      </div>
      {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      <div className={styles.cancel}>
        <Button variant="ghost" wide onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </>
  );
}
