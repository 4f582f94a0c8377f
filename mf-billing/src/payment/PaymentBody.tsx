import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { OutcomePanel } from "../payment-panels/OutcomePanel.tsx";
import { ChoiceStep } from "./ChoiceStep.tsx";
import { PendingStep } from "./PendingStep.tsx";
import type { PaymentStepProps } from "./usePayment.ts";

/** The body of the dialog at each step. */
export function PaymentBody(props: PaymentStepProps) {
  const { plan, controls, form, formId } = props;
  const { state, create } = controls;
  switch (state.step) {
    case "idle":
    case "creating":
      return (
        <ChoiceStep
          plan={plan}
          renewable={props.renewable}
          id={formId}
          form={form}
          disabled={state.step === "creating"}
          onSubmit={() => void create(form, form.refuse)}
        />
      );
    case "pending":
      return <PendingStep {...props} state={state} />;
    case "confirmed":
      return (
        <OutcomePanel
          icon={CircleCheck}
          tone="success"
          title="Pagamento confirmado"
        >
          Seu plano {plan.name} já está ativo.
        </OutcomePanel>
      );
    case "error":
      return (
        <OutcomePanel icon={CircleAlert} tone="danger" title={state.title}>
          {state.detail !== state.title && state.detail}
        </OutcomePanel>
      );
  }
}
