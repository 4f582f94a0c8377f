import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import Link from "lucide-react/icons/link";
import { useState } from "react";
import type { Payment } from "shared-contracts/entities/payment";
import { Button } from "shared-ui/button/Button";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { useCopy } from "shared-ui/copy-field/useCopy";
import styles from "./BoletoPanel.module.css";
import { dueDate } from "./due-date.ts";
import { FinePrint } from "./FinePrint.tsx";
import { NumberedSteps } from "./NumberedSteps.tsx";
import { PaymentLink } from "./PaymentLink.tsx";
import { safeLink } from "./safe-link.ts";
import { UnsafeLink } from "./UnsafeLink.tsx";

const STEPS = [
  "Abra o boleto em uma nova aba",
  "Pague no app do banco, no caixa ou em uma lotérica",
  "O plano vale assim que o pagamento for confirmado, em até 3 dias úteis",
];

/** A boleto to pay: until when, how, and where it is. It is not polled: closing is safe. */
export function BoletoPanel({ payment }: { payment: Payment }) {
  const [today] = useState(() => new Date());
  const { state, copy } = useCopy();
  const due = dueDate(payment.dueDate, today);
  const link = safeLink(payment.invoiceUrl);
  const copied = state === "copied";
  return (
    <>
      {due && (
        <div className={styles.due}>
          <p className={styles.label}>Vencimento</p>
          <p className={styles.day}>{due.day}</p>
          <p className={styles.distance}>{due.distance}</p>
        </div>
      )}
      <NumberedSteps steps={STEPS} />
      {link === null ? (
        <UnsafeLink />
      ) : (
        <ButtonStack>
          <PaymentLink href={link}>Abrir boleto</PaymentLink>
          {state === "refused" ? (
            <CopyField label="Link do boleto" value={link} />
          ) : (
            <Button
              variant="ghost"
              icon={copied ? Check : Link}
              wide
              onClick={() => void copy(link)}
            >
              {copied ? "Copiado" : "Copiar link do boleto"}
            </Button>
          )}
        </ButtonStack>
      )}
      <FinePrint icon={Info}>
        Pode fechar esta janela. O boleto fica em Planos e em Meu Plano até ser
        pago ou vencer.
      </FinePrint>
    </>
  );
}
