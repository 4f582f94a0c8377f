import type { ReactNode } from "react";
import type { Words } from "shared-contracts/proposal/composition";
import styles from "./SheetSection.module.css";

export interface SheetSectionProps {
  title: string;
  /** A small text at the right of the title. */
  note?: string | undefined;
  children?: ReactNode;
}

/** A part of the sheet under its heading. */
export function SheetSection({ title, note, children }: SheetSectionProps) {
  return (
    <section className={styles.section}>
      <div className={note === undefined ? styles.ruled : styles.noted}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A text with its stronger words. */
export function WordsOf({ words }: { words: Words }) {
  return words.map((part, index) =>
    typeof part === "string" ? part : <b key={index}>{part.strong}</b>,
  );
}

/** Empty boxes with their names, to be ticked on paper. */
export function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  );
}
