import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { Glyph } from "../icon/Icon.tsx";
import styles from "./Button.module.css";
import { ButtonContent } from "./ButtonContent.tsx";

/**
 * The emphasis of a button: `primary` once per view, `danger` only for an action without undo, `quiet` for a secondary
 * action, `link` inside a sentence.
 */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "ghost"
  | "quiet"
  | "danger"
  | "danger-outline"
  | "link";

/** The props of the look, shared by buttons and links. */
export interface ButtonLook {
  /** Default: `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `small` is 32 px high on desktop. */
  size?: "medium" | "small" | undefined;
  /** Icon before the words. */
  icon?: Glyph | undefined;
  /** Icon after the words. */
  iconRight?: Glyph | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  /** Below this width only the icon is visible; the words stay the accessible name. */
  iconOnlyBelow?: "phone" | "compact" | undefined;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  /** Shows a spinner instead of the icon and ignores presses. The button keeps the focus. */
  busy?: boolean | undefined;
  /** The words while busy, such as "Salvando...". */
  busyLabel?: string | undefined;
}

/** A button: icon, words, and a busy state that keeps its width. */
export function Button({
  variant = "secondary",
  size = "medium",
  icon,
  iconRight,
  wide,
  iconOnlyBelow,
  busy = false,
  busyLabel,
  children,
  onClick,
  className,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, className].filter(Boolean).join(" ")}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-only-below={iconOnlyBelow}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={press}
    >
      <ButtonContent
        icon={icon}
        iconRight={iconRight}
        busy={busy}
        busyLabel={busyLabel}
      >
        {children}
      </ButtonContent>
    </button>
  );
}
