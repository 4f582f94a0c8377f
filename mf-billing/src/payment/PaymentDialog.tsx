import { useId, useRef } from "react";
import type {
  OpenPayment,
  PaymentMethod,
} from "shared-contracts/entities/payment";
import { formatMoney } from "shared-contracts/formats/money";
import { Dialog } from "shared-ui/dialog/Dialog";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { dayCount } from "../subscription/plan-words.ts";
import { PaymentBody } from "./PaymentBody.tsx";
import { hasFooter, PaymentFooter } from "./PaymentFooter.tsx";
import styles from "./PaymentDialog.module.css";
import { isBusy, type PaymentState } from "./payment-state.ts";
import { usePayerForm } from "./usePayerForm.ts";
import { usePayment } from "./usePayment.ts";
import { useStepFocus } from "./useStepFocus.ts";

interface PaymentDialogProps {
  plan: OpenPayment["plan"];
  /** The open payment to show again. Default: a new order. */
  open?: OpenPayment | undefined;
  /** A card is paid on the gateway's own page. */
  hosted: boolean;
  /** The plan can be renewed by PIX Automático. */
  renewable: boolean;
  daysRemaining: number;
  /** The plan is paid for and can be celebrated. */
  onPaid: () => void;
  /** The user leaves before that. */
  onClose: () => void;
}

/** Pays one plan, from the choice of how to the confirmation. Unmounted, it forgets everything. */
export function PaymentDialog({
  plan,
  open,
  hosted,
  renewable,
  daysRemaining,
  onPaid,
  onClose,
}: PaymentDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const formId = useId();
  const form = usePayerForm({ hosted, first: open?.method ?? "PIX" });
  const controls = usePayment({ plan, open, daysRemaining, onPaid });
  const { state } = controls;
  useStepFocus(body, state);
  const step = { plan, hosted, renewable, controls, form, formId };
  // A confirmed payment counts also when the dialog is closed early.
  const close = state.step === "confirmed" ? onPaid : onClose;
  return (
    <Dialog
      open
      title={dialogTitle(state)}
      dismissable={!isBusy(state)}
      onClose={close}
      footer={
        hasFooter(state, hosted) ? (
          <PaymentFooter {...step} onClose={close} />
        ) : undefined
      }
    >
      <div ref={body}>
        <div className={styles.plan}>
          <LeaderLine
            label={`Plano ${plan.name}, ${dayCount(plan.durationDays)}`}
            value={formatMoney(plan.price)}
          />
        </div>
        <PaymentBody {...step} />
      </div>
    </Dialog>
  );
}

const PAY_TITLES: Readonly<Record<PaymentMethod, string>> = {
  PIX: "Pague com PIX",
  BOLETO: "Pague com boleto",
  CREDIT_CARD: "Pague com cartão",
};

function dialogTitle(state: PaymentState): string {
  if (state.step === "idle" || state.step === "creating")
    return "Como deseja pagar?";
  const paying =
    state.step === "pending" &&
    (state.stage === "pay" || state.stage === "paying");
  return paying ? PAY_TITLES[state.method] : "Pagamento";
}
