import { useState } from "react";
import type { PaymentMethod } from "shared-contracts/entities/payment";
import {
  PAYER_FIELDS,
  payerErrors,
  type PayerErrors,
  type PayerField,
  type PayerForm,
} from "./payer-rules.ts";

const EMPTY: PayerForm = { name: "", cpf: "", email: "" };

/** Who pays and how. Errors appear all at once when the form is sent, and each leaves as soon as its field is right. */
export function usePayerForm() {
  const [method, setMethod] = useState<PaymentMethod>("PIX");
  const [values, setValues] = useState(EMPTY);
  const [told, setTold] = useState<PayerErrors>({});
  const wrong = payerErrors(values, method);
  const shown = PAYER_FIELDS.filter((field) => told[field] && wrong[field]);

  return {
    method,
    setMethod,
    values,
    /** What is wrong, of the fields that were when the form was sent. */
    errors: Object.fromEntries(
      shown.map((field) => [field, wrong[field]]),
    ) as PayerErrors,
    setValue(field: PayerField, value: string) {
      const next = { ...values, [field]: value };
      setValues(next);
      if (!payerErrors(next, method)[field])
        setTold((before) => ({ ...before, [field]: undefined }));
    },
    /** Tells what is wrong; answers the first such field, null when all is right. */
    check(): PayerField | null {
      setTold(wrong);
      return PAYER_FIELDS.find((field) => wrong[field]) ?? null;
    },
  };
}

/** The form as its fields use it. */
export type PayerFormState = ReturnType<typeof usePayerForm>;
