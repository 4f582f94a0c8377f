import { useId, type ReactNode } from "react";
import styles from "./EventStep.module.css";

interface FormSectionProps {
  title: string;
  /** A word under the title. */
  note?: string;
  /** `Cell`s on the six-column grid. */
  children: ReactNode;
}

/** A section of the form: its title left, its fields right; stacked on a phone. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

interface CellProps {
  /** Columns taken of six; on a phone, columns taken of two. */
  span: 2 | 3 | 4 | 6;
  phoneSpan?: 1 | 2;
  children: ReactNode;
}

/** One field on the grid of a section. */
export function Cell({ span, phoneSpan = 2, children }: CellProps) {
  return (
    <div className={styles.cell} data-span={span} data-phone-span={phoneSpan}>
      {children}
    </div>
  );
}
