import type { ComponentPropsWithRef, ElementType } from "react";
import type { ButtonLook } from "./Button.tsx";
import styles from "./Button.module.css";
import { ButtonContent } from "./ButtonContent.tsx";

/** A link that looks like a button; `as` takes a router's link, whose own props pass through. */
export type ButtonLinkProps<Element extends ElementType> = ButtonLook & {
  /** Default: `a`. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof ButtonLook | "as">;

/** A link in the looks of a button: what goes somewhere is a link, what does something is a button. */
export function ButtonLink<Element extends ElementType = "a">({
  as,
  variant = "secondary",
  size = "medium",
  icon,
  iconRight,
  wide,
  iconOnlyBelow,
  children,
  ...rest
}: ButtonLinkProps<Element>) {
  const Link: ElementType = as ?? "a";
  return (
    <Link
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-only-below={iconOnlyBelow}
    >
      <ButtonContent icon={icon} iconRight={iconRight}>
        {children}
      </ButtonContent>
    </Link>
  );
}
