import Barcode from "lucide-react/icons/barcode";
import QrCode from "lucide-react/icons/qr-code";
import { useState } from "react";
import type { OpenPayment } from "shared-contracts/entities/payment";
import { formatMoney } from "shared-contracts/formats/money";
import { Banner } from "shared-ui/banner/Banner";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { dueDate } from "../payment-panels/due-date.ts";
import styles from "./OpenPayments.module.css";
import type { useOpenPayments } from "./useOpenPayments.ts";

const METHODS = {
  PIX: { icon: QrCode, title: "PIX em aberto", button: "Ver PIX" },
  BOLETO: { icon: Barcode, title: "Boleto em aberto", button: "Ver boleto" },
} as const;

interface OpenPaymentsProps {
  open: ReturnType<typeof useOpenPayments>;
  /** Opens a payment again: the same code or slip, no second charge. */
  onResume: (payment: OpenPayment) => void;
}

/** The account's open payments, each with a button that opens it. */
export function OpenPayments({
  open: { data, error, isFetching, refetch },
  onResume,
}: OpenPaymentsProps) {
  const [today] = useState(() => new Date());
  if (!data)
    return (
      error && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          Não foi possível ver se há um pagamento em aberto
        </RetryBanner>
      )
    );
  if (data.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Pagamentos em aberto">
      {data.map((payment) => {
        const { icon, title, button } = METHODS[payment.method];
        const { plan } = payment;
        return (
          <li key={payment.payment.id}>
            <Banner
              icon={icon}
              actions={
                <Button
                  size="small"
                  aria-label={`${button} do plano ${plan.name}`}
                  onClick={() => onResume(payment)}
                >
                  {button}
                </Button>
              }
            >
              <b>{title}:</b> plano {plan.name}, {formatMoney(plan.price)}.
              {dueText(payment, today)}
            </Banner>
          </li>
        );
      })}
    </ul>
  );
}

/** " Vence em 25/11/2026 (quarta-feira, em 5 dias)." */
function dueText({ payment }: OpenPayment, today: Date): string {
  const due = dueDate(payment.dueDate, today);
  if (!due) return "";
  return due.isOver
    ? ` Venceu em ${due.day}.`
    : ` Vence em ${due.day} (${due.distance}).`;
}
