import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { type Exact, subtract } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import {
  formatDifference,
  formatMoney,
  formatPercentInFull,
} from "shared-contracts/formats/money";
import { profitInWords } from "../../steps/explain/profit-in-words.ts";
import { type TargetMargin, targetMargin } from "./target-margin.ts";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { Percent } from "../../steps/event/Percent.tsx";
import styles from "./TargetPrice.module.css";
import { useUndoableNotice } from "./useUndoableNotice.ts";

/** The profit margin that a wanted price per person leaves, and a way to take it over. The other two margins stay. */
export const TargetPrice = observer(function TargetPrice() {
  const { store } = useAppState();
  const applyMargin = useApplyMargin();
  const [wanted, setWanted] = useState<number | "">("");
  const { margins, totals } = store;
  const target =
    wanted === ""
      ? null
      : targetMargin(wanted, store.event.fields.guests, totals, margins);
  const stored = target?.stored ?? null;
  return (
    <div className={styles.target}>
      <MoneyField
        label="Preço por pessoa que você quer cobrar"
        emptied="empty"
        value={wanted}
        onChange={setWanted}
      />
      <div className={styles.outcome}>
        {target ? (
          <Outcome target={target} />
        ) : (
          <p className={styles.hint}>
            {wanted === ""
              ? "Digite o preço por pessoa que você quer cobrar."
              : "Sem convidados ou sem custos não há margem a calcular."}
          </p>
        )}
      </div>
      <Button
        disabled={stored === null || stored === margins.profitMargin}
        onClick={() => stored !== null && applyMargin(stored)}
      >
        Usar esta margem
      </Button>
    </div>
  );
});

const Outcome = observer(function Outcome({
  target,
}: {
  target: TargetMargin;
}) {
  const { margins, totals } = useAppState().store;
  const { profitMargin, profit, total, stored } = target;
  return (
    <>
      <dl className={styles.facts}>
        <div data-impossible={stored === null || undefined}>
          <dt>Margem de lucro</dt>
          <dd>
            <b>
              <Percent fraction={() => profitMargin} />
            </b>
            <span className={styles.hint}>
              hoje {formatPercentInFull(margins.profitMargin)}
            </span>
          </dd>
        </div>
        <Change label="Lucro" amount={profit} before={totals.profitMargin} />
        <Change label="Total final" amount={total} before={totals.total} />
      </dl>
      {stored === null ? (
        <FieldMessage tone="error">
          A margem de lucro vai de 0% a 100%.
        </FieldMessage>
      ) : (
        <p className={styles.hint}>
          {profitInWords(stored, { profitMargin: profit, total })}
        </p>
      )}
    </>
  );
});

function Change(props: { label: string; amount: Exact; before: Exact }) {
  const { label, amount, before } = props;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{formatMoney(amount)}</b>
        <span className={styles.hint}>
          {formatDifference(subtract(amount, before))}
        </span>
      </dd>
    </div>
  );
}

/** Makes a fraction the profit margin of the budget, and tells so with a way back. */
function useApplyMargin(): (fraction: number) => void {
  const { store } = useAppState();
  const notifyUndoable = useUndoableNotice();
  return (fraction) => {
    const before = store.margins.profitMargin;
    store.margins.set("profitMargin", fraction);
    notifyUndoable(
      `Margem de lucro agora em ${formatPercentInFull(fraction)}.`,
      () => store.margins.set("profitMargin", before),
    );
  };
}
