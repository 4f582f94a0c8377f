import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import styles from "./Button.module.css";

interface ButtonContentProps {
  icon: Glyph | undefined;
  iconRight: Glyph | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  children: ReactNode;
}

/** The icons and words of a button. Reserves room for the words of the other state, so that busy keeps the width. */
export function ButtonContent({
  icon,
  iconRight,
  busy = false,
  busyLabel,
  children,
}: ButtonContentProps) {
  const idleText = typeof children === "string" ? children : undefined;
  const reserve =
    busyLabel === undefined ? undefined : busy ? idleText : busyLabel;
  return (
    <span className={styles.content} data-reserve={reserve}>
      <span className={styles.line}>
        {busy ? <Spinner /> : icon && <Icon of={icon} />}
        <span className={styles.words}>
          {busy ? (busyLabel ?? children) : children}
        </span>
        {!busy && iconRight && <Icon of={iconRight} />}
      </span>
    </span>
  );
}
