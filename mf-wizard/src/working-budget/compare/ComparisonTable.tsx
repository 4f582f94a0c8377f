import { type ReactNode, useState } from "react";
import { Segmented } from "shared-ui/segmented/Segmented";
import {
  type ComparedBudget,
  type CompareLine,
  compareLines,
  type CompareView,
} from "./compare-lines.ts";
import styles from "./CompareDialog.module.css";

export interface ComparisonTableProps {
  left: ComparedBudget;
  /** Null while it loads. */
  right: ComparedBudget | null;
  /** The headings of the two. */
  leftHead: ReactNode;
  rightHead: ReactNode;
}

const VIEWS = [
  { value: "total", label: "Total" },
  { value: "perPerson", label: "Por pessoa" },
] as const;

/**
 * Two budgets line by line.
 * The roles repeat what the elements say because a phone lays the rows out as grids, which takes their meaning away in
 * Safari.
 */
export function ComparisonTable({
  left,
  right,
  leftHead,
  rightHead,
}: ComparisonTableProps) {
  const [view, setView] = useState<CompareView>("total");
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.view}>
            <Segmented
              label="Valores"
              value={view}
              options={VIEWS}
              onChange={setView}
            />
          </th>
          <th scope="col" role="columnheader" className={styles.side}>
            {leftHead}
          </th>
          <th scope="col" role="columnheader" className={styles.side}>
            {rightHead}
          </th>
          <th scope="col" role="columnheader" className={styles.difference}>
            <span className={styles.facts}>Diferença</span>
          </th>
        </tr>
      </thead>
      {right && (
        <tbody role="rowgroup">
          {compareLines(left, right, view).map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Line({ line }: { line: CompareLine }) {
  return (
    <tr role="row" data-sum={line.isSum || undefined}>
      <th scope="row" role="rowheader">
        {line.label}
      </th>
      <td role="cell">{line.left}</td>
      <td role="cell">{line.right}</td>
      <td
        role="cell"
        className={styles.difference}
        data-equal={line.isEqual || undefined}
      >
        {line.difference}
      </td>
    </tr>
  );
}

/** The heading of one of two budgets: its name, and what tells it apart. */
export function ComparedHead({
  name,
  children,
}: {
  name: string;
  children: ReactNode;
}) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>{children}</span>
    </>
  );
}
