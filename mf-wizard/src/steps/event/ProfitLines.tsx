import { useAppState } from "shared-contracts/federation/app-state";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { discounted, NO_COSTS, NO_PROFIT } from "../explain/discount.ts";
import { profitInWords } from "../explain/profit-in-words.ts";
import { SettledStatus } from "../typing/SettledStatus.tsx";
import { useSettled } from "../typing/useSettled.ts";
import styles from "./ProfitLines.module.css";

/** The discount that everybody asks for, in percent. */
const USUAL = 5;

/** What the profit margin earns, and what a discount leaves of it. */
export const ProfitLines = observer(function ProfitLines() {
  const { store } = useAppState();
  const { margin, totals } = useSettled(() => ({
    margin: store.margins.profitMargin,
    totals: store.totals,
  }));
  const { subtotal, profitMargin, total } = totals;
  const { profit } = discounted(totals, USUAL);
  const isLoss = profit.units < 0;
  const sentence = isZero(subtotal)
    ? NO_COSTS
    : isZero(profitMargin)
      ? NO_PROFIT
      : profitInWords(margin, totals);
  const lines = [
    { label: "Lucro", value: formatMoney(profitMargin) },
    {
      label: "Desconto até o lucro zerar",
      value: formatPercent(percentOf(profitMargin, total), 1),
    },
    {
      label: `${isLoss ? "Prejuízo" : "Lucro"} com ${USUAL}% de desconto`,
      value: formatMoney(profit),
    },
  ];
  const shown = isZero(profitMargin) ? [] : lines;
  return (
    <div className={styles.profit} data-loss={isLoss || undefined}>
      <p>{sentence}</p>
      {shown.map((line) => (
        <LeaderLine key={line.label} {...line} />
      ))}
      <SettledStatus
        text={[
          sentence,
          ...shown.map(({ label, value }) => `${label} ${value}`),
        ].join(". ")}
      />
    </div>
  );
});
