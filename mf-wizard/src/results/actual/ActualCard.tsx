import ReceiptText from "lucide-react/icons/receipt-text";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { type Exact, subtract } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import { actualProfit } from "shared-contracts/platform/rules";
import { observer } from "shared-contracts/platform/state";
import type { ActualCost } from "shared-contracts/pricing/actual-costs";
import { writtenDay } from "shared-contracts/proposal/days";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { isPast } from "../../proposal/is-past.ts";
import { useSavedCopy } from "../../proposal/useSavedCopy.ts";
import { actualRows, learnedPrices } from "./actual-rows.ts";
import { CardHead } from "./CardHead.tsx";
import { Difference } from "./Difference.tsx";
import { LearnedPrices } from "./LearnedPrices.tsx";
import { PaidDialog } from "./PaidDialog.tsx";
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
  const [isEntering, setEntering] = useState(false);
  const budget = store.toBudget();
  const costs = actualRows(budget);
  const learned = learnedPrices(budget, costs.parts);
  if (costs.parts.length === 0) return null;
  return (
    <div className={styles.cards}>
      <Card className={styles.card} aria-labelledby="actual-title">
        <CardHead
          id="actual-title"
          title="Previsto e realizado"
          hint={`O evento foi em ${writtenDay(day)}. O que você não lançar conta como previsto.`}
        >
          <Button icon={ReceiptText} onClick={() => setEntering(true)}>
            Lançar preço pago
          </Button>
        </CardHead>
        {costs.isReplanned && (
          <div className={styles.moved}>
            <Banner
              compact
              role="status"
              actions={
                <Button size="small" onClick={() => store.actual.replan()}>
                  Usar o novo previsto
                </Button>
              }
            >
              O orçamento mudou depois.
            </Banner>
          </div>
        )}
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
        <Left
          costs={costs}
          profit={actualProfit(costs, budget)}
          total={store.totals.total}
        />
      </Card>
      {isEntering && (
        <PaidDialog parts={costs.parts} onClose={() => setEntering(false)} />
      )}
      {learned.length > 0 && <LearnedPrices learned={learned} />}
    </div>
  );
});

interface LeftProps {
  costs: ActualCost;
  profit: ReturnType<typeof actualProfit>;
  /** What the client pays. */
  total: Exact;
}

/** What was left over, and the profit with it. */
function Left({ costs, profit, total }: LeftProps) {
  const left = subtract(costs.planned, costs.actual);
  const cents = toCents(left);
  const size = cents < 0n ? subtract(costs.actual, costs.planned) : left;
  const share = formatPercent(percentOf(size, total), 1);
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
          Lucro de {formatMoney(profit.actual)}
          {cents !== 0n && ` em vez de ${formatMoney(profit.planned)}`}
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
