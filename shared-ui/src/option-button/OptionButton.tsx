import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./OptionButton.module.css";

export interface OptionButtonProps extends Omit<
  ComponentProps<"button">,
  "children" | "title"
> {
  icon: Glyph;
  title: string;
  /** What it leads to. */
  description?: string | undefined;
}

/** One of a few equal answers in a dialog: icon, words, what it leads to. */
export function OptionButton({
  icon,
  title,
  description,
  ...rest
}: OptionButtonProps) {
  return (
    <button {...rest} type="button" className={styles.option}>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      <span>
        <b className={styles.title}>{title}</b>
        {description !== undefined && (
          <span className={styles.description}>{description}</span>
        )}
      </span>
    </button>
  );
}
