import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ActualEntry } from "shared-contracts/entities/actual";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { type Exact, exact, toNumber } from "shared-contracts/numbers/exact";
import { toReais } from "shared-contracts/numbers/rounding";
import { unitLabel } from "shared-contracts/platform/rules";
import { Button } from "shared-ui/button/Button";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { type Goods, paidPerUnit } from "./actual-rows.ts";
import { Difference } from "./Difference.tsx";
import styles from "./Actual.module.css";

/** What was bought, in base units, and paid for all of it, in reais; empty where nothing was typed. */
export interface Paid {
  bought: number | "";
  paid: number | "";
}

interface PaidFormProps {
  /** For the button that submits it. */
  id: string;
  /** In reais. */
  planned: Exact;
  goods: Goods | undefined;
  initial: Pick<ActualEntry, "bought" | "paid"> | undefined;
  onSubmit: (paid: Paid) => void;
}

/** Takes what was paid for one thing, and says the price for each unit and the difference from the plan. */
export function PaidForm({
  id,
  planned,
  goods,
  initial,
  onSubmit,
}: PaidFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ bought, paid }, setPaid] = useState<Paid>({
    bought: initial?.bought ?? "",
    paid: initial?.paid ?? "",
  });
  const unit = goods && unitLabel(goods.unit);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const focused = document.activeElement as HTMLElement | null;
    // A field says what it cannot read when it is left.
    flushSync(() => focused?.blur());
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]',
    );
    if (wrong) wrong.focus();
    else onSubmit({ bought, paid });
  }

  return (
    <form id={id} ref={form} onSubmit={submit}>
      <p className={styles.hint}>
        {goods
          ? `Previsto: ${formatCount(goods.planned)} ${unit} a ${formatMoney(goods.price)}, ${formatMoney(planned)}`
          : `Previsto: ${formatMoney(planned)}`}
      </p>
      <div className={styles.fields}>
        {goods && (
          <NumberField
            kind="quantity"
            label="Comprei"
            suffix={unit}
            value={bought}
            placeholder={String(toNumber(goods.planned)).replace(".", ",")}
            emptied="empty"
            onChange={(typed) => setPaid({ bought: typed, paid })}
          />
        )}
        <MoneyField
          label="Paguei no total"
          value={paid}
          emptied="empty"
          autoFocus
          data-autofocus
          onChange={(typed) => setPaid({ bought, paid: typed })}
        />
      </div>
      {paid !== "" && (
        <div className={styles.worked}>
          {goods && (
            <EachPrice
              paid={exact(paid)}
              bought={bought === "" ? goods.planned : exact(bought)}
              unit={goods.unit}
            />
          )}
          <LeaderLine
            label="Diferença"
            value={<Difference planned={planned} actual={exact(paid)} />}
          />
        </div>
      )}
      <Button
        variant="link"
        onClick={() => onSubmit({ bought: "", paid: toReais(planned) })}
      >
        Paguei o previsto
      </Button>
    </form>
  );
}

interface EachPriceProps {
  paid: Exact;
  bought: Exact;
  unit: string;
}

function EachPrice({ paid, bought, unit }: EachPriceProps) {
  const price = paidPerUnit(paid, bought);
  return (
    price !== null && (
      <LeaderLine
        label={`Preço por ${unitLabel(unit)}`}
        value={formatMoney(price)}
      />
    )
  );
}
