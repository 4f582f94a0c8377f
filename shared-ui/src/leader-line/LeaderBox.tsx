import styles from "./LeaderBox.module.css";
import { LeaderLine } from "./LeaderLine.tsx";

export interface LeaderBoxProps {
  /** Each a label and what is true of it. */
  lines: readonly { label: string; value: string }[];
}

/** A few facts in a sunken box, inside a dialog. */
export function LeaderBox({ lines }: LeaderBoxProps) {
  return (
    <ul className={styles.box}>
      {lines.map(({ label, value }) => (
        <LeaderLine key={label} as="li" label={label} value={value} />
      ))}
    </ul>
  );
}
