import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import styles from "./Outbox.module.css";

const ICONS = { success: CircleCheck, warning: Clock, danger: CircleAlert };

interface PendingEntryProps {
  name: string;
  /** What is to happen to it. */
  what: string;
  state: { tone: keyof typeof ICONS; text: string };
  /** What is unfolded of it. */
  details?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A line of 'Pendências'. */
export function PendingEntry({
  name,
  what,
  state: { tone, text },
  details,
  children,
}: PendingEntryProps) {
  return (
    <li className={styles.entry}>
      <IconTile icon={ICONS[tone]} tone={tone} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{what}</span>
        <span data-tone={tone}>{text}</span>
        {details}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  );
}
