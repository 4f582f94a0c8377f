import type { ReactNode } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { formatDifference, formatMoney } from "shared-contracts/formats/money";
import { subtract } from "shared-contracts/numbers/exact";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { Tag } from "shared-ui/tag/Tag";
import { savedBudgetFacts } from "../working-budget/saved/saved-budget-facts.ts";
import { statusLook } from "../working-budget/saved/statuses.ts";
import styles from "./Reprice.module.css";
import type { RepricedFigures } from "./repriced-figures.ts";

const TONES = {
  rascunho: "neutral",
  enviada: "accent",
  aprovada: "success",
  perdida: "neutral",
} as const;

interface BudgetLineProps {
  budget: SavedBudgetSummary;
  /** The box to tick, or how far the saving is. */
  lead: ReactNode;
  /** Null while they load; absent where there are none. */
  figures: RepricedFigures | null | undefined;
  notes: readonly string[];
  /** Names the box. */
  nameId?: string | undefined;
}

/** A budget with its total now and with the new prices. */
export function BudgetLine({
  budget,
  lead,
  figures,
  notes,
  nameId,
}: BudgetLineProps) {
  const { eventDate, guests } = savedBudgetFacts(budget);
  const status = statusLook(budget.status ?? "rascunho");
  return (
    <li className={styles.budget}>
      <span className={styles.lead}>{lead}</span>
      <span className={styles.what}>
        <b id={nameId}>{budget.nome}</b>{" "}
        <Tag tone={TONES[status.value]} icon={status.icon}>
          {status.label}
        </Tag>
        <small>
          {[eventDate || "Sem data", guests, ...notes]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
        </small>
      </span>
      {figures === null && (
        <span className={styles.figure}>
          <Skeleton width="96px" />
        </span>
      )}
      {figures && <Totals figures={figures} />}
    </li>
  );
}

function Totals({ figures: { today, next } }: { figures: RepricedFigures }) {
  return (
    <>
      <span className={styles.figure}>
        <small className={styles.label}>Hoje </small>
        <span>{formatMoney(today.total)} </span>
        <small>{formatMoney(today.perPerson)} por pessoa</small>
      </span>
      <span className={styles.figure}>
        <small className={styles.label}>Com o reajuste </small>
        <b>{formatMoney(next.total)} </b>
        <small>{formatMoney(next.perPerson)} por pessoa</small>
      </span>
      <span className={styles.difference}>
        <small className={styles.label}>Diferença </small>
        {formatDifference(subtract(next.total, today.total))}
      </span>
    </>
  );
}

/** The headings of the figures, for the eyes: each line says them too. */
export function LineHeadings({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.columns}>
      <span className={styles.lead}>{children}</span>
      <span aria-hidden="true">Orçamento</span>
      <span aria-hidden="true">Hoje</span>
      <span aria-hidden="true">Com o reajuste</span>
      <span aria-hidden="true">Diferença</span>
    </div>
  );
}
