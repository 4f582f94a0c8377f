import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "children" | "aria-label"
> {
  /** Its accessible name and tooltip, such as "Fechar". */
  label: string;
  icon: Glyph;
  /** Width and height of the icon in px. */
  iconSize?: number | undefined;
  /** `danger` turns red under the pointer: deleting a row. */
  tone?: "neutral" | "danger" | undefined;
  /** `row` is 28 × 32 px on desktop; both are 44 px on a phone. */
  size?: "control" | "row" | undefined;
}

/** A square button with an icon. */
export function IconButton({
  label,
  icon,
  iconSize = 18,
  tone = "neutral",
  size = "control",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={[styles.button, className].filter(Boolean).join(" ")}
      data-tone={tone}
      data-size={size}
      aria-label={label}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
