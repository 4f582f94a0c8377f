import type { OpenPayment } from "shared-contracts/entities/payment";
import type { PayerFormState } from "./usePayerForm.ts";
import type { PaymentControls } from "./usePayment.ts";

/** The props of each step of the payment dialog. */
export interface PaymentStepProps {
  plan: OpenPayment["plan"];
  /** A card is paid on the gateway's own page. */
  hosted: boolean;
  controls: PaymentControls;
  form: PayerFormState;
  /** Id of the step's form, for the button that sends it. */
  formId: string;
}
