import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import base from "./Option.module.css";
import styles from "./OptionButton.module.css";
import { OptionWords } from "./OptionWords.tsx";

export interface OptionButtonProps extends Omit<
  ComponentProps<"button">,
  "children" | "title"
> {
  icon: Glyph;
  title: string;
  /** Its consequence. */
  description?: string | undefined;
}

/** One of a few equal choices in a dialog. */
export function OptionButton({
  icon,
  title,
  description,
  ...rest
}: OptionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${base.option} ${styles.button}`}
    >
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      <OptionWords title={title} description={description} />
    </button>
  );
}
