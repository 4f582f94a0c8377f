import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./ToggleChip.module.css";

export interface ToggleChipProps extends Omit<
  ComponentProps<"button">,
  "children" | "onChange" | "aria-label"
> {
  /** What it switches; also its text in the attribute look, unless `iconOnly`. */
  label: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon: Glyph;
  /** `multiply` fills when on and strikes its count when off; `attribute` is a small outlined word. */
  look?: "multiply" | "attribute" | undefined;
  /** The live figure beside the icon of a `multiply` chip. */
  count?: string | number | undefined;
  /** An `attribute` chip without its word. */
  iconOnly?: boolean | undefined;
}

/** A small on/off button (`aria-pressed`) whose state shows in border, weight and strike, never in colour alone. */
export function ToggleChip({
  label,
  pressed,
  onChange,
  icon,
  look = "multiply",
  count,
  iconOnly = look === "multiply",
  onClick,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.chip}
      data-look={look}
      data-icon-only={(iconOnly && count === undefined) || undefined}
      aria-pressed={pressed}
      aria-label={
        iconOnly
          ? count === undefined
            ? label
            : `${label}: ${count}`
          : undefined
      }
      title={iconOnly ? label : undefined}
      onClick={(event) => {
        onClick?.(event);
        onChange(!pressed);
      }}
    >
      <Icon of={icon} size={look === "attribute" ? 14 : 16} />
      {count !== undefined && <b className={styles.count}>{count}</b>}
      {!iconOnly && <span>{label}</span>}
    </button>
  );
}
