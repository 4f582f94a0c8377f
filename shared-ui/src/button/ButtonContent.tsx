import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import styles from "./Button.module.css";

interface ButtonContentProps {
  icon: Glyph | undefined;
  iconRight: Glyph | undefined;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  children: ReactNode;
}

/** The icons and words inside a button; room for the other state's words is kept, so that busy moves nothing. */
export function ButtonContent({
  icon,
  iconRight,
  busy = false,
  busyText,
  children,
}: ButtonContentProps) {
  const idleText = typeof children === "string" ? children : undefined;
  const reserve =
    busyText === undefined ? undefined : busy ? idleText : busyText;
  return (
    <span className={styles.content} data-reserve={reserve}>
      <span className={styles.line}>
        {busy ? <Spinner /> : icon && <Icon of={icon} />}
        <span className={styles.words}>
          {busy ? (busyText ?? children) : children}
        </span>
        {!busy && iconRight && <Icon of={iconRight} />}
      </span>
    </span>
  );
}
