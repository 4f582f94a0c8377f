import { useAppState } from "shared-contracts/federation/app-state";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { add, subtract } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import { observer } from "shared-contracts/platform/state";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import type { ActualCost } from "shared-contracts/pricing/actual-costs";
import { writtenDay } from "shared-contracts/proposal/days";
import { Card } from "shared-ui/card/Card";
import { isPast } from "../../proposal/is-past.ts";
import { useSavedCopy } from "../../proposal/useSavedCopy.ts";
import { actualRows, learnedPrices } from "./actual-rows.ts";
import { Difference } from "./Difference.tsx";
import { LearnedPrices } from "./LearnedPrices.tsx";
import { PartRows } from "./PartRows.tsx";
import styles from "./Actual.module.css";

/** 'Previsto e realizado' of a saved budget whose event is over; before that, of an approved one, where it will be. */
export const ActualCard = observer(function ActualCard() {
  const { isEditing, event } = useAppState().store;
  const { eventDate } = event.fields;
  if (!isEditing) return null;
  const isOver = /^\d{4}-\d\d-\d\d$/.test(eventDate) && isPast(eventDate);
  return isOver ? <Spent day={eventDate} /> : <Later />;
});

function Later() {
  const { copy } = useSavedCopy();
  if (copy?.followUp.status !== "aprovada") return null;
  return (
    <p className={styles.later}>Depois do evento, lance aqui o que foi pago.</p>
  );
}

const Spent = observer(function Spent({ day }: { day: string }) {
  const { store } = useAppState();
  const budget = store.toBudget();
  const costs = actualRows(budget);
  const learned = learnedPrices(budget, costs.parts);
  if (costs.parts.length === 0) return null;
  return (
    <div className={styles.cards}>
      <Card className={styles.card} aria-labelledby="actual-title">
        <div className={styles.head}>
          <div>
            <h2 id="actual-title">Previsto e realizado</h2>
            <p className={styles.hint}>
              O evento foi em {writtenDay(day)}. O que você não lançar conta
              como previsto.
            </p>
          </div>
        </div>
        <div className={styles.heads} aria-hidden="true">
          <span>Parte</span>
          <span>Previsto</span>
          <span>Realizado</span>
          <span>Diferença</span>
        </div>
        <ul className={styles.list}>
          {costs.parts.map((part) => (
            <PartRows key={part.key} part={part} />
          ))}
        </ul>
        <p className={styles.row} data-total>
          <b className={styles.name}>Custo total</b>
          <b className={styles.planned}>
            <span className={styles.word}>Previsto </span>
            {formatMoney(costs.planned)}
          </b>
          <b className={styles.actual}>
            <span className={styles.word}>Realizado </span>
            {formatMoney(costs.actual)}
          </b>
          <span className={styles.change}>
            <Difference planned={costs.planned} actual={costs.actual} />
          </span>
        </p>
        <Left costs={costs} totals={store.totals} />
      </Card>
      {learned.length > 0 && <LearnedPrices learned={learned} />}
    </div>
  );
});

/** What was left over, and the profit with it. */
function Left({ costs, totals }: { costs: ActualCost; totals: BudgetTotals }) {
  const left = subtract(costs.planned, costs.actual);
  const cents = toCents(left);
  const size = cents < 0n ? subtract(costs.actual, costs.planned) : left;
  const share = formatPercent(percentOf(size, totals.total), 1);
  return (
    <div className={styles.band} role="status">
      <span>
        <b>
          {cents === 0n
            ? "Bateu com o previsto"
            : cents > 0n
              ? "Sobrou"
              : "Faltou"}
        </b>
        <small>
          Lucro de {formatMoney(add(totals.profitMargin, left))}
          {cents !== 0n && ` em vez de ${formatMoney(totals.profitMargin)}`}
        </small>
      </span>
      {cents !== 0n && (
        <b className={styles.left}>
          {formatMoney(size)} ({share})
        </b>
      )}
    </div>
  );
}
