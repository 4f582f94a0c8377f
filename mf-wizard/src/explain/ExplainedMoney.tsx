import { useRef, useState } from "react";
import { type Exact, isZero } from "shared-contracts/numbers/exact";
import type { Explanation } from "./explain-cost.ts";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import { Popover } from "shared-ui/popover/Popover";
import styles from "./ExplainedMoney.module.css";
import { ExplainedShare, ExplainedSum } from "./ExplainedSum.tsx";

export interface ExplainedMoneyProps {
  /** In reais. */
  amount: Exact;
  /** Computes the explanation; called only while it is shown. */
  explain: () => Explanation;
  /** Also shows the amount with margins; not for a margin, nor for what has them already. Default: true. */
  withMargins?: boolean;
}

/** An amount that explains itself when pressed: 'Explique este valor'. */
export function ExplainedMoney({
  amount,
  explain,
  withMargins = true,
}: ExplainedMoneyProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const zero = isZero(amount);
  const text = formatMoney(amount);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Explique este valor: ${text}`}
        onClick={() => setOpen(!open)}
      >
        <Figure strong={!zero} muted={zero}>
          {text}
        </Figure>
      </button>
      <Popover
        open={open}
        anchor={button}
        title="Explique este valor"
        onClose={() => setOpen(false)}
        footer={<ExplainedShare amount={amount} withMargins={withMargins} />}
      >
        <ExplainedSum explain={explain} />
      </Popover>
    </>
  );
}
