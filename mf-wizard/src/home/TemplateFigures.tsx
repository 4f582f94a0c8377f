import { use } from "react";
import { subtract, sum } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/formats/money";
import { BILL, LAZY_RULES, priceBudget } from "shared-contracts/platform/rules";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import styles from "./FirstSteps.module.css";

/** The parts that stand by their names. */
const NAMED = ["team", "foods", "drinks"] as const;

const template = LAZY_RULES.sample100();

/** What the template costs, as its steps show it. */
export function TemplateFigures() {
  const { SAMPLE_100 } = use(template);
  const totals = priceBudget(SAMPLE_100);
  const named = sum(NAMED.map((part) => totals[part]));
  const lines = [
    ...NAMED.map((part) => ({
      label: BILL.find(({ key }) => key === part)!.label,
      value: totals[part],
    })),
    {
      label: `Outras ${BILL.length - NAMED.length} partes`,
      value: subtract(totals.subtotal, named),
    },
    { label: "Margens", value: subtract(totals.total, totals.subtotal) },
  ];
  return (
    <section className={styles.figures} aria-labelledby="template">
      <h2 id="template" className={styles.caption}>
        O modelo de 100 pessoas
      </h2>
      {lines.map(({ label, value }) => (
        <LeaderLine
          key={label}
          small
          label={label}
          value={formatMoney(value)}
        />
      ))}
      <p className={styles.caption}>Valor por pessoa</p>
      <p className={styles.each}>{formatMoney(totals.perPerson)}</p>
    </section>
  );
}
