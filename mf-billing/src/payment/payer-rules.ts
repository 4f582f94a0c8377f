import { fieldTexts } from "shared-contracts/entities/field-texts";
import { isPayerEmail, type Payer } from "shared-contracts/entities/payment";

/** The payer as typed; the CPF masked. */
export interface PayerForm {
  name: string;
  cpf: string;
  email: string;
}

/** The fields of a payer, in the order they are read. */
export const PAYER_FIELDS = ["name", "cpf", "email"] as const;

export type PayerField = (typeof PAYER_FIELDS)[number];

/** What is wrong, by field. */
export type PayerErrors = Partial<Record<PayerField, string>>;

/** Which value of the calls each field holds. */
export const PAYER_PATHS: Readonly<Record<PayerField, string>> = {
  name: "customerData.name",
  cpf: "customerData.cpfCnpj",
  email: "customerData.email",
};

/** The payer in the form of the calls. */
export function readPayer({ name, cpf }: PayerForm): Payer {
  return { name: name.trim(), cpfCnpj: cpf.replace(/\D/g, "") };
}

/** Checks the payer; the email only where the form has one. */
export function payerErrors(form: PayerForm, wantsEmail: boolean): PayerErrors {
  const { name, cpfCnpj } = readPayer(form);
  return {
    ...(!name && { name: fieldTexts.payerNameMissing }),
    ...(cpfCnpj.length !== 11 && {
      cpf: fieldTexts.payerCpfInvalid,
    }),
    ...(wantsEmail && emailError(form.email.trim())),
  };
}

function emailError(email: string): PayerErrors {
  if (!email) return { email: fieldTexts.payerEmailMissing };
  return isPayerEmail(email) ? {} : { email: fieldTexts.payerEmailInvalid };
}
