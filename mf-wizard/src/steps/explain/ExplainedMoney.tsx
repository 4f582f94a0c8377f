import { lazy, Suspense, useRef, useState } from "react";
import { isZero } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import type { ExplainedFigure } from "./explained-figure.ts";
import styles from "./ExplainedMoney.module.css";

const ExplanationPanel = lazy(async () => {
  const { ExplanationPanel: panel } = await import("./ExplanationPanel.tsx");
  return { default: panel };
});

/** An amount that explains itself when pressed: 'Explique este valor'. */
export function ExplainedMoney({
  amount,
  explain,
  withMargins = true,
}: ExplainedFigure) {
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
      {open && (
        <Suspense>
          <ExplanationPanel
            anchor={button}
            amount={amount}
            explain={explain}
            withMargins={withMargins}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
