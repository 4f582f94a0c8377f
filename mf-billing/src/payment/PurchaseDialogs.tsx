import { PaymentDialog } from "./PaymentDialog.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";
import type { usePurchase } from "./usePurchase.ts";

interface PurchaseDialogsProps {
  purchase: ReturnType<typeof usePurchase>;
  /** A card is paid on the gateway's own page. */
  hosted: boolean;
  /** Plans can be renewed by PIX Automático, and none is. */
  renewable: boolean;
  /** The path to return to after paying. Home by default. */
  returnTo: string;
}

/** The dialogs of a page that takes payments: the payment, then the bought plan. */
export function PurchaseDialogs({
  purchase: { paying, paid, leave, celebrate, finish },
  hosted,
  renewable,
  returnTo,
}: PurchaseDialogsProps) {
  return (
    <>
      {paying && (
        <PaymentDialog
          key={paying.open?.payment.id ?? paying.plan.id}
          plan={paying.plan}
          open={paying.open}
          hosted={hosted}
          renewable={renewable}
          daysRemaining={paying.daysBefore}
          onPaid={celebrate}
          onClose={leave}
        />
      )}
      {paid && (
        <SuccessDialog
          paidAt={paid.at}
          daysBefore={paid.daysBefore}
          returnTo={returnTo}
          onClose={finish}
        />
      )}
    </>
  );
}
