import styles from "./LeaderBox.module.css";
import { LeaderLine } from "./LeaderLine.tsx";

export interface LeaderBoxProps {
  /** The lines, with unique labels. */
  lines: readonly { label: string; value: string }[];
}

/** A list of facts in a tinted box, inside a dialog. */
export function LeaderBox({ lines }: LeaderBoxProps) {
  return (
    <ul className={styles.box}>
      {lines.map(({ label, value }) => (
        <LeaderLine key={label} as="li" label={label} value={value} />
      ))}
    </ul>
  );
}
