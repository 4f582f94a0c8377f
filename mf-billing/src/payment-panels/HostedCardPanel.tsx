import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import type { Payment } from "shared-contracts/entities/payment";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { FinePrint } from "./FinePrint.tsx";
import { PaymentLink } from "./PaymentLink.tsx";
import { safeLink } from "./safe-link.ts";
import { UnsafeLink } from "./UnsafeLink.tsx";

interface HostedCardPanelProps {
  payment: Payment;
  /** The page was opened; from now on the result is polled. */
  onOpened: () => void;
  /** The wait for the result, once the page was opened. */
  children?: ReactNode;
}

/** Paying by card on the gateway's own page, so that no card is typed here. */
export function HostedCardPanel({
  payment,
  onOpened,
  children,
}: HostedCardPanelProps) {
  const link = safeLink(payment.invoiceUrl);
  if (link === null) return <UnsafeLink />;
  return (
    <>
      <ButtonStack>
        <PaymentLink href={link} onOpened={onOpened}>
          Pagar na página segura
        </PaymentLink>
      </ButtonStack>
      <FinePrint icon={Lock}>
        O cartão é informado na página segura do pagamento, que abre em uma nova
        aba.
      </FinePrint>
      {children}
    </>
  );
}
