import type { PaymentMethod } from "shared-contracts/entities/payment";
import type { PaymentState } from "./payment-state.ts";

/** The dialog's title at each step. */
export function dialogTitle(state: PaymentState): string {
  if (state.step === "idle" || state.step === "creating")
    return "Como deseja pagar?";
  const paying =
    state.step === "pending" &&
    (state.stage === "pay" || state.stage === "paying");
  return paying ? PAY_TITLES[state.method] : "Pagamento";
}

const PAY_TITLES: Readonly<Record<PaymentMethod, string>> = {
  PIX: "Pague com PIX",
  BOLETO: "Pague com boleto",
  CREDIT_CARD: "Pague com cartão",
};
