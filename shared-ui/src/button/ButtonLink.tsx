import type { ComponentPropsWithRef, ElementType } from "react";
import type { ButtonLook } from "./Button.tsx";
import styles from "./Button.module.css";
import { ButtonContent } from "./ButtonContent.tsx";

/** The props of the look and those of the link; `as` may be the link of a router. */
export type ButtonLinkProps<Element extends ElementType> = ButtonLook & {
  /** Default: `a`. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof ButtonLook | "as">;

/**
 * A link with the look of a button, for navigation; `Button` is for actions.
 *
 * @example
 *   <ButtonLink as={Link} to="/my-plan" variant="primary">Ver planos</ButtonLink>;
 */
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
