import ExternalLink from "lucide-react/icons/external-link";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import type { Payment } from "shared-contracts/entities/payment";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { FinePrint } from "./FinePrint.tsx";
import { safeLink } from "./safe-link.ts";
import { UnsafeLink } from "./UnsafeLink.tsx";

interface HostedCardPanelProps {
  payment: Payment;
  /** The page was opened: from now on its outcome is awaited. */
  onOpened: () => void;
  /** What is being waited for, once the page was opened. */
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
        <ButtonLink
          href={link}
          target="_blank"
          rel="noopener"
          variant="primary"
          icon={ExternalLink}
          wide
          data-autofocus
          onClick={onOpened}
          // The middle button opens it too.
          onAuxClick={onOpened}
        >
          Pagar na página segura
        </ButtonLink>
      </ButtonStack>
      <FinePrint icon={Lock}>
        O cartão é informado na página segura do pagamento, que abre em uma nova
        aba.
      </FinePrint>
      {children}
    </>
  );
}
