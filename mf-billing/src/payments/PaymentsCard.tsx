import Download from "lucide-react/icons/download";
import {
  type PastPayment,
  PAYMENTS_LISTED_MAX,
} from "shared-contracts/entities/payment";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { exact, sum, toNumber } from "shared-contracts/numbers/exact";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { dayCount } from "../subscription/plan-words.ts";
import styles from "./PaymentsCard.module.css";
import { usePayments, useReceipt } from "./usePayments.ts";

const METHODS = {
  PIX: "PIX",
  BOLETO: "Boleto",
  CREDIT_CARD: "Cartão",
} as const;

/** What the account paid, each with its receipt; nothing while it paid nothing. */
export function PaymentsCard() {
  const { data, error, isFetching, refetch } = usePayments();
  if (!data)
    return (
      error && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          Não foi possível carregar os pagamentos
        </RetryBanner>
      )
    );
  const paid = data.filter(({ paidAt }) => paidAt !== null);
  if (paid.length === 0) return null;
  return (
    <Card aria-label="Pagamentos" padded>
      <h2 className={styles.title}>Pagamentos</h2>
      <PaymentsTable payments={paid} />
      {/* A sum of so many could lack some. */}
      {data.length < PAYMENTS_LISTED_MAX && (
        <p className={styles.total}>
          <span>Pago até hoje</span>
          <span>{formatMoney(paidInAll(paid))}</span>
        </p>
      )}
    </Card>
  );
}

/** A refunded payment has no receipt. */
function PaymentsTable({ payments }: { payments: readonly PastPayment[] }) {
  const receipt = useReceipt();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Plano</th>
          <th scope="col">Forma</th>
          <th scope="col">Valor</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, plan, method, status, paidAt }) => {
          const day = formatDay(paidAt!);
          return (
            <tr key={id}>
              <td>{day}</td>
              <td>
                {plan.name}, {dayCount(plan.durationDays)}
                <small>
                  {day}, {METHODS[method]}
                </small>
              </td>
              <td>{METHODS[method]}</td>
              <td>{formatMoney(plan.price)}</td>
              <td>
                {status === "REFUNDED" ? (
                  "Devolvido"
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    icon={Download}
                    iconOnlyBelow="phone"
                    aria-label={`Recibo de ${day}`}
                    busy={receipt.isPending && receipt.variables === id}
                    onClick={() => receipt.mutate(id)}
                  >
                    Recibo
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** In reais, without what was refunded. */
function paidInAll(payments: readonly PastPayment[]): number {
  const kept = payments.filter(({ status }) => status !== "REFUNDED");
  return toNumber(sum(kept.map(({ plan }) => exact(plan.price))));
}
