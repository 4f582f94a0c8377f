import Info from "lucide-react/icons/info";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { add, type Exact, isZero } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { observer } from "shared-contracts/platform/state";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { NumberField } from "shared-ui/number-field/NumberField";
import {
  type Discounted,
  discounted,
  NO_COSTS,
  NO_PROFIT,
} from "../../steps/explain/discount.ts";
import { profitInWords } from "../../steps/explain/profit-in-words.ts";
import { cssPercent } from "../cascade/cascade-lines.ts";
import {
  breakable,
  ColumnTable,
  type TableRow,
} from "../columns/ColumnTable.tsx";
import styles from "./DiscountCard.module.css";

/** In percent; the one that everybody asks for is marked. */
const DISCOUNTS = [0, 3, 5, 10, 15];
const USUAL = 5;

/** 'Margem e desconto': what a discount would leave of the profit. It shows, and changes nothing. */
export const DiscountCard = observer(function DiscountCard() {
  const { totals, margins } = useAppState().store;
  const { subtotal, profitMargin, total } = totals;
  const hasProfit = !isZero(profitMargin);
  return (
    <Card aria-labelledby="discount-title">
      <header className={styles.header}>
        <h2 id="discount-title">Margem e desconto</h2>
        <p className={styles.hint}>
          {isZero(subtotal)
            ? NO_COSTS
            : `${profitInWords(margins.profitMargin, totals)}. Lucro de ${formatMoney(profitMargin)}.`}
        </p>
      </header>
      {!isZero(subtotal) && (
        <>
          <ShareBar totals={totals} />
          <DiscountTable totals={totals} />
          <div className={styles.foot}>
            <FieldMessage icon={Info}>
              {hasProfit ? (
                <>
                  O lucro chega a zero com{" "}
                  <b>{formatPercent(percentOf(profitMargin, total), 1)}</b> de
                  desconto ({formatMoney(profitMargin)}). A segurança e o
                  reajuste ficam inteiros.
                </>
              ) : (
                NO_PROFIT
              )}
            </FieldMessage>
          </div>
        </>
      )}
    </Card>
  );
});

/** Cost, safety with adjustment, and profit as parts of the price, each with its words. */
function ShareBar({ totals }: { totals: BudgetTotals }) {
  const { subtotal, contingency, annualAdjustment, profitMargin, total } =
    totals;
  const parts: { kind: string; label: string; amount: Exact }[] = [
    { kind: "cost", label: "Custo", amount: subtotal },
    {
      kind: "safety",
      label: "Segurança e reajuste",
      amount: add(contingency, annualAdjustment),
    },
    { kind: "profit", label: "Lucro", amount: profitMargin },
  ];
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ kind, amount }) => (
          <i
            key={kind}
            data-kind={kind}
            style={
              {
                flexBasis: cssPercent(percentOf(amount, total)),
              } as CSSProperties
            }
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ kind, label, amount }) => (
          <li key={kind}>
            <i data-kind={kind} aria-hidden="true" />
            {label} <b>{formatPercent(percentOf(amount, total), 1)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DiscountTable({ totals }: { totals: BudgetTotals }) {
  const { guests } = useAppState().store.event.fields;
  const [free, setFree] = useState<number | "">("");
  const row = (
    label: string,
    look: TableRow["look"],
    value: (after: Discounted) => ReactNode,
  ): TableRow => ({
    label,
    look,
    cells: [
      ...DISCOUNTS.map((percent) => value(discounted(totals, percent))),
      free === "" ? null : value(discounted(totals, free)),
    ],
  });
  return (
    <ColumnTable
      label="Lucro por desconto"
      heading="Desconto"
      columns={DISCOUNTS.map((percent) => ({
        key: percent,
        head: percent === 0 ? "Nenhum" : `${percent}%`,
        isMarked: percent === USUAL,
      }))}
      free={
        <NumberField
          kind="percent"
          label="Outro desconto, em %"
          labelVisibility="hidden"
          emptied="empty"
          suffix="%"
          max={100}
          value={free}
          onChange={setFree}
        />
      }
      rows={[
        row("Preço", "main", ({ price }) => breakable(formatMoney(price))),
        row("Por pessoa", "extra", ({ price }) =>
          breakable(formatMoney(perEach(price, guests))),
        ),
        row("Lucro", "main", ({ profit }) =>
          profit.units < 0 ? (
            <span className={styles.loss}>
              {breakable(formatMoney(profit))} prejuízo
            </span>
          ) : (
            breakable(formatMoney(profit))
          ),
        ),
        row("Lucro no preço", "small", ({ share }) => formatPercent(share, 1)),
      ]}
    />
  );
}
