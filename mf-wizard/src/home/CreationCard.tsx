import type { ReactNode } from "react";
import { Card } from "shared-ui/card/Card";
import type { Glyph } from "shared-ui/icon/Icon";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import styles from "./CreationCards.module.css";

/** One way to start a budget. */
export function CreationCard({
  icon,
  title,
  text,
  children,
}: {
  icon: Glyph;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card className={styles.card}>
      <IconTile icon={icon} />
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </Card>
  );
}
