import type { PaymentPlan } from "shared-contracts/entities/proposal";
import { formatMoney } from "shared-contracts/formats/money";
import type { Amount } from "shared-contracts/numbers/rounding";
import {
  type Payment,
  paymentLabel,
  plannedPayments,
} from "shared-contracts/proposal/payment-plan";
import { TextField } from "shared-ui/text-field/TextField";
import { amountOf } from "../../cents.ts";
import styles from "./ConditionsSection.module.css";

interface PaymentRowsProps {
  plan: PaymentPlan;
  total: Amount;
  /** `YYYY-MM-DD`, or empty. */
  eventDate: string;
  onChange: (plan: PaymentPlan) => void;
}

/** The payments with their days and values, and their sum. */
export function PaymentRows({
  plan,
  total,
  eventDate,
  onChange,
}: PaymentRowsProps) {
  const payments = plannedPayments(plan, total);
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments}>
      {payments.map((payment, index) => (
        <li key={`${payment.what}-${payment.number}`}>
          <span>{paymentLabel(payment, plan)}</span>
          {payment.what !== "rest" && (
            <TextField
              type="date"
              max="9999-12-31"
              label={`Data: ${paymentLabel(payment, plan)}`}
              labelVisibility="hidden"
              value={payment.date}
              hint={warningOf(payment, payments[index - 1], eventDate)}
              hintTone="warning"
              onChange={(date) => onChange(dated(plan, payment, date))}
            />
          )}
          <span className={styles.value}>
            {formatMoney(amountOf(payment.cents))}
          </span>
        </li>
      ))}
      <li className={styles.sum}>
        <span>Soma</span>
        <span className={styles.value}>{formatMoney(total)}</span>
      </li>
    </ul>
  );
}

function warningOf(
  { date }: Payment,
  before: Payment | undefined,
  eventDate: string,
): string | undefined {
  if (date === "") return undefined;
  if (before && date < before.date) return "Antes da parcela anterior.";
  if (eventDate !== "" && date > eventDate) return "Depois da festa.";
  return undefined;
}

function dated(plan: PaymentPlan, payment: Payment, date: string): PaymentPlan {
  if (payment.what === "deposit") return { ...plan, depositDate: date };
  const at = payment.number - 1;
  return { ...plan, instalmentDates: plan.instalmentDates.with(at, date) };
}
