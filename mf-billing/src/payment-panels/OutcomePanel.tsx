import type { ReactNode } from "react";
import type { Glyph } from "shared-ui/icon/Icon";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import styles from "./OutcomePanel.module.css";

interface OutcomePanelProps {
  icon: Glyph;
  tone: "success" | "warning" | "danger";
  title: string;
  children?: ReactNode;
}

/** The result of a payment, announced when it appears; a failure interrupts. */
export function OutcomePanel({
  icon,
  tone,
  title,
  children,
}: OutcomePanelProps) {
  const good = tone === "success";
  return (
    <div
      className={styles.outcome}
      role={good ? "status" : "alert"}
      // Nothing else in the step could take the focus.
      {...(good && { tabIndex: -1, "data-autofocus": true })}
    >
      <IconTile icon={icon} tone={tone} />
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
