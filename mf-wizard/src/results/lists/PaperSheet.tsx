import styles from "./PrintedList.module.css";
import type { CSSProperties, ReactNode } from "react";
import type { PaperCell, PaperColumn, PaperSection } from "./paper-list.ts";
import { createPortal } from "react-dom";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import type { Printed } from "./usePrinting.ts";

interface PaperSheetProps {
  printed: Printed | null;
  /** The budget's name. */
  name: string;
  /** Of the event: when, where, for how many. */
  facts: readonly string[];
}

/** A list on paper, always light. Its head repeats on every page, being the head of a table. */
function PrintedList({
  printed: { list, on },
  name,
  facts,
}: PaperSheetProps & { printed: Printed }) {
  const { columns, sections, signatures, totals = [], split, notes } = list;
  // Rows of the last section: beside its rows they are never alone on a page.
  const end = (
    <>
      {totals.map(({ label, value }) => (
        <tr className={styles.total} key={label}>
          <td colSpan={columns.length - 3}>{label}</td>
          <td colSpan={2} data-kind="number">
            {value}
          </td>
          <td data-kind="hand" />
        </tr>
      ))}
      {signatures.length > 0 && (
        <tr className={styles.signed}>
          <td colSpan={columns.length}>
            {signatures.map((places) => (
              <div className={styles.signatures} key={places.join()}>
                {places.map((place) => (
                  <span key={place}>{place}</span>
                ))}
              </div>
            ))}
          </td>
        </tr>
      )}
    </>
  );
  return (
    <>
      <table className={styles.list} data-density={list.density}>
        <colgroup>
          {columns.map(({ label, width }) => (
            <col
              key={label}
              style={width ? ({ width: `${width}px` } as CSSProperties) : {}}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={styles.head} colSpan={columns.length}>
              <div className={styles.title}>
                <h1>{list.title}</h1>
                <p>Impressa em {on.toLocaleDateString("pt-BR")}</p>
              </div>
              <p className={styles.facts}>
                <b>{name}</b>
                {[...facts, list.fact].map(
                  (fact) => fact && <span key={fact}>{fact}</span>,
                )}
              </p>
            </td>
          </tr>
          <tr>
            {columns.map(({ label, kind }) =>
              label === "" ? (
                <td key={label} />
              ) : (
                <th key={label} scope="col" data-kind={kind}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        {sections.map((section, index) => (
          <Section key={index} section={section} columns={columns}>
            {index === sections.length - 1 && end}
          </Section>
        ))}
        {sections.length === 0 && <tbody>{end}</tbody>}
      </table>
      {split && (
        <div className={styles.split}>
          <h2>{split.title}</h2>
          {split.lines.map((line, at) => (
            <LeaderLine key={at} {...line} small />
          ))}
        </div>
      )}
      {notes !== undefined && (
        <div className={styles.notes}>
          <p>{notes}</p>
          <i />
          <i />
          <i />
        </div>
      )}
    </>
  );
}

function Section(props: {
  section: PaperSection;
  columns: readonly PaperColumn[];
  /** Rows after its own. */
  children: ReactNode;
}) {
  const { columns, section, children } = props;
  const { title, rows } = section;
  return (
    <tbody>
      {title !== undefined && (
        <tr className={styles.heading}>
          <th colSpan={columns.length} scope="rowgroup">
            {title}
          </th>
        </tr>
      )}
      {rows.map((cells, row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <td
              key={column.label}
              data-kind={column.kind}
              data-strong={column.strong || undefined}
            >
              <Cell cell={cells[index] ?? ""} column={column} />
            </td>
          ))}
        </tr>
      ))}
      {children}
    </tbody>
  );
}

function Cell({ cell, column }: { cell: PaperCell; column: PaperColumn }) {
  if (column.kind === "box") {
    return cell === "" ? (
      <i className={styles.box} />
    ) : (
      <span className={styles.note}>{String(cell)}</span>
    );
  }
  if (typeof cell === "string") return cell;
  return (
    <>
      {cell.text} <span className={styles.note}>{cell.note}</span>
    </>
  );
}

/** The list that is being printed, beside the page; nothing at other times. */
export function PaperSheet({ printed, ...head }: PaperSheetProps) {
  if (!printed) return null;
  return createPortal(
    <div className={styles.paper} data-theme="light">
      <PrintedList {...head} printed={printed} />
    </div>,
    document.body,
  );
}
