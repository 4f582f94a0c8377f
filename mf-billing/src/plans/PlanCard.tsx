import type { ReactNode } from "react";
import type { Plan } from "shared-contracts/entities/plan";
import { Card } from "shared-ui/card/Card";
import { Figure } from "shared-ui/figure/Figure";
import { dayCount } from "../subscription/plan-words.ts";
import styles from "./PlanCard.module.css";

interface PlanCardProps {
  plan: Plan;
  /** Such as "R$ 49,90" or "Grátis". */
  price: string;
  /** One line under the price. */
  note?: ReactNode;
  /** A tag beside its name. */
  tag?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** One plan: what it is, what it costs for how long, and a button. */
export function PlanCard({ plan, price, note, tag, children }: PlanCardProps) {
  return (
    <li className={styles.item}>
      <Card aria-label={plan.name} padded className={styles.card}>
        <div className={styles.head}>
          <h2>{plan.name}</h2>
          {tag}
        </div>
        <p className={styles.soft}>{plan.description}</p>
        <p className={styles.price}>
          <Figure size="large">{price}</Figure>
          <span className={styles.small}>
            por {dayCount(plan.durationDays)}
          </span>
        </p>
        <p className={styles.note}>{note}</p>
        <div className={styles.action}>{children}</div>
      </Card>
    </li>
  );
}
