import type { CSSProperties, ReactNode } from "react";
import { counted, formatCount } from "shared-contracts/formats/count";
import { percentOf } from "shared-contracts/formats/money";
import { isZero } from "shared-contracts/numbers/exact";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { cssPercent } from "../results/cascade/cascade-lines.ts";
import {
  budgetCount,
  type PortfolioRow,
  type PortfolioSums,
  portfolioWords,
} from "./portfolio-rows.ts";
import styles from "./Portfolio.module.css";

interface PortfolioTableProps {
  /** Of the groups. */
  heading: string;
  rows: readonly PortfolioRow[];
  total: PortfolioSums & { title: string };
  /** The key of the row of today. */
  current: string;
  onFind: (query: string) => void;
}

/**
 * The groups and their sum. The roles repeat what the elements say because a phone's grid takes their meaning away in
 * Safari.
 */
export function PortfolioTable({
  heading,
  rows,
  total,
  current,
  onFind,
}: PortfolioTableProps) {
  return (
    <table className={styles.table} role="table" aria-label="Carteira">
      <thead role="rowgroup">
        <tr role="row">
          {[
            heading,
            "Orçamentos",
            "Convidados",
            "Por pessoa",
            "Lucro no preço",
            "Aprovados, em aberto, perdidos",
            "Valor aprovado",
          ].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <SumsRow key={row.key} sums={row} isCurrent={row.key === current}>
            {row.query === undefined ? (
              row.title
            ) : (
              <button
                type="button"
                className={styles.find}
                onClick={() => onFind(row.query!)}
              >
                {row.title}
              </button>
            )}
            {row.key === current && <span className={styles.soft}> agora</span>}
          </SumsRow>
        ))}
        <SumsRow sums={total} isTotal>
          {total.title}
        </SumsRow>
      </tbody>
    </table>
  );
}

interface SumsRowProps {
  sums: PortfolioSums;
  isCurrent?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

function SumsRow({ sums, isCurrent, isTotal, children }: SumsRowProps) {
  const words = portfolioWords(sums);
  const count = budgetCount(sums);
  const parts = [
    ["approved", sums.approved, "aprovado", "aprovados"],
    ["open", sums.open, "em aberto", "em aberto"],
    ["lost", sums.lost, "perdido", "perdidos"],
  ] as const;
  return (
    <tr
      role="row"
      data-current={isCurrent || undefined}
      data-total={isTotal || undefined}
    >
      <th role="rowheader" scope="row">
        {children}
      </th>
      <td role="cell" data-word="orçamentos">
        {formatCount(count)}
      </td>
      <td role="cell" data-word="convidados">
        {formatCount(sums.guests)}
      </td>
      <td role="cell" data-word="por pessoa">
        {words.perPerson}
      </td>
      <td role="cell" data-word="de lucro">
        {words.margin}
      </td>
      <td role="cell" className={styles.outcome}>
        <span className={styles.bar} aria-hidden="true">
          {parts.map(
            ([kind, amount]) =>
              !isZero(amount) && (
                <i
                  key={kind}
                  data-kind={kind}
                  style={
                    {
                      flexBasis: cssPercent(percentOf(amount, count)),
                    } as CSSProperties
                  }
                />
              ),
          )}
        </span>
        <span className={styles.counts}>
          {parts.map(([kind, amount, one, many]) => (
            <span key={kind}>
              {formatCount(amount)}
              <VisuallyHidden>
                {` ${counted(amount, one, many).replace(/^\S+ /, "")} `}
              </VisuallyHidden>
            </span>
          ))}
        </span>
      </td>
      <td role="cell" className={styles.approved}>
        {words.approvedTotal}
      </td>
    </tr>
  );
}
