import Check from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./ToggleChip.module.css";

type ButtonProps = Omit<
  ComponentProps<"button">,
  "children" | "onChange" | "aria-label"
>;

/** A word, with a check while it is on. */
interface AttributeChip {
  look: "attribute";
  icon?: undefined;
  count?: undefined;
  counted?: undefined;
}

/** An icon and a figure, filled when on and struck through when off. */
interface MultiplyChip {
  look?: "multiply" | undefined;
  icon: Glyph;
  /** The figure beside the icon. */
  count: string;
  /** The noun of the figure: "convidados". Visible on a phone, and always in the accessible name. */
  counted: string;
}

export type ToggleChipProps = ButtonProps &
  (AttributeChip | MultiplyChip) & {
    /** The text of an `attribute`; else the beginning of the accessible name: "Multiplicar por". */
    label: string;
    pressed: boolean;
    onChange: (pressed: boolean) => void;
  };

/** A small toggle button (`aria-pressed`) whose state shows in border, weight and icon, not in colour alone. */
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
  // It contains the visible text, so that voice control finds the button by it.
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
