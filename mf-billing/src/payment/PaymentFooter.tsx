import RefreshCw from "lucide-react/icons/refresh-cw";
import type { PaymentMethod } from "shared-contracts/entities/payment";
import { formatMoney } from "shared-contracts/formats/money";
import { Button } from "shared-ui/button/Button";
import type { PaymentStepProps } from "./usePayment.ts";
import { isBusy, type PaymentState } from "./payment-state.ts";

const CREATE: Readonly<Record<PaymentMethod, string>> = {
  PIX: "Gerar PIX",
  BOLETO: "Gerar boleto",
  CREDIT_CARD: "Continuar",
};

/** Whether the step has buttons in the footer. */
export function hasFooter(state: PaymentState, hosted: boolean): boolean {
  if (state.step === "pending")
    return state.stage === "doubt" || isCardForm(state, hosted);
  return state.step !== "confirmed";
}

/** The buttons in the footer of a step: cancel and continue. */
export function PaymentFooter({
  plan,
  hosted,
  controls: { state, check, retry },
  form,
  formId,
  onClose,
}: PaymentStepProps & { onClose: () => void }) {
  const inDoubt = state.step === "pending" && state.stage === "doubt";
  const sends = { variant: "primary", type: "submit", form: formId } as const;
  return (
    <>
      <Button disabled={isBusy(state)} onClick={onClose}>
        {inDoubt ? "Fechar" : "Cancelar"}
      </Button>
      {(state.step === "idle" || state.step === "creating") && (
        <Button
          {...sends}
          busy={state.step === "creating"}
          busyLabel="Aguarde..."
        >
          {CREATE[form.method]}
        </Button>
      )}
      {inDoubt && (
        <Button
          variant="primary"
          busy={state.watch === "checking"}
          busyLabel="Verificando..."
          data-autofocus
          onClick={() => void check()}
        >
          Verificar agora
        </Button>
      )}
      {isCardForm(state, hosted) && (
        <Button {...sends} busy={isBusy(state)} busyLabel="Aguarde...">
          {`Pagar ${formatMoney(plan.price)}`}
        </Button>
      )}
      {state.step === "error" && (
        <Button
          variant="primary"
          icon={RefreshCw}
          data-autofocus
          onClick={retry}
        >
          Tentar Novamente
        </Button>
      )}
    </>
  );
}

function isCardForm(state: PaymentState, hosted: boolean): boolean {
  return (
    state.step === "pending" &&
    state.method === "CREDIT_CARD" &&
    (state.stage === "pay" || state.stage === "paying") &&
    !hosted
  );
}
