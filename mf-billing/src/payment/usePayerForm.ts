import { useState } from "react";
import type { PaymentMethod } from "shared-contracts/entities/payment";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import {
  PAYER_FIELDS,
  payerErrors,
  type PayerErrors,
  type PayerField,
  type PayerForm,
} from "./payer-rules.ts";

const EMPTY: PayerForm = {
  isCompany: false,
  name: "",
  cpf: "",
  cnpj: "",
  email: "",
};

interface PayerFormOptions {
  /** A card is paid on the gateway's own page, which has its own email field. */
  hosted: boolean;
  /** The method chosen at first. */
  first: PaymentMethod;
}

/**
 * The payer and the method. Errors appear together, when the form is sent or refused, and each leaves as soon as its
 * field is right.
 */
export function usePayerForm({ hosted, first }: PayerFormOptions) {
  const [method, setMethod] = useState(first);
  const [automatic, setAutomatic] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const {
    form: element,
    errors: submitted,
    show,
    set,
  } = useFieldErrors<PayerField>();
  const wantsEmail = method === "CREDIT_CARD" && !hosted;
  const wrong = payerErrors(values, wantsEmail);
  const shown = PAYER_FIELDS.filter((field) => submitted[field]);

  return {
    element,
    method,
    setMethod,
    /** Whether a PIX also authorises the plan's renewals. */
    automatic,
    setAutomatic,
    /** Only the call that charges a card takes an email. */
    wantsEmail,
    values,
    /** The errors of the fields that were wrong when the form was sent: by our rules now, else the server's. */
    errors: Object.fromEntries(
      shown.map((field) => [field, wrong[field] ?? submitted[field]]),
    ) as PayerErrors,
    change(changes: Partial<PayerForm>) {
      const next = { ...values, ...changes };
      setValues(next);
      const stillWrong = payerErrors(next, wantsEmail);
      for (const field of shown) if (!stillWrong[field]) set(field, undefined);
    },
    /** Shows the errors; returns whether there are none. */
    check: () => !show(wrong),
    /** Shows the server's errors. */
    refuse: (errors: PayerErrors) => void show(errors),
  };
}

/** The form as its fields use it. */
export type PayerFormState = ReturnType<typeof usePayerForm>;
