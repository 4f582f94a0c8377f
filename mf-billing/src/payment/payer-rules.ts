import { fieldTexts } from "shared-contracts/entities/field-texts";
import { isPayerEmail, type Payer } from "shared-contracts/entities/payment";
import { cnpjCharacters } from "shared-contracts/formats/cnpj";
import { hasCnpjCheckDigits } from "shared-contracts/numbers/check-digits";

/** The payer as typed; CPF and CNPJ masked. A company has its name as the payer's, and its CNPJ in place of the CPF. */
export interface PayerForm {
  isCompany: boolean;
  name: string;
  cpf: string;
  cnpj: string;
  email: string;
}

/** The fields of a payer, in the order they are read; the document is the CPF or the CNPJ. */
export const PAYER_FIELDS = ["name", "document", "email"] as const;

export type PayerField = (typeof PAYER_FIELDS)[number];

/** What is wrong, by field. */
export type PayerErrors = Partial<Record<PayerField, string>>;

/** Which value of the calls each field holds. */
export const PAYER_PATHS: Readonly<Record<PayerField, string>> = {
  name: "customerData.name",
  document: "customerData.cpfCnpj",
  email: "customerData.email",
};

/** The payer in the form of the calls. */
export function readPayer({ isCompany, name, cpf, cnpj }: PayerForm): Payer {
  const cpfCnpj = isCompany ? cnpjCharacters(cnpj) : cpf.replace(/\D/g, "");
  return { name: name.trim(), cpfCnpj };
}

/** Checks the payer; the email only where the form has one. */
export function payerErrors(form: PayerForm, wantsEmail: boolean): PayerErrors {
  const { name, cpfCnpj } = readPayer(form);
  const { isCompany } = form;
  const isRight = isCompany
    ? hasCnpjCheckDigits(cpfCnpj)
    : cpfCnpj.length === 11;
  return {
    ...(!name && {
      name: isCompany
        ? fieldTexts.payerCompanyMissing
        : fieldTexts.payerNameMissing,
    }),
    ...(!isRight && {
      document: isCompany
        ? fieldTexts.payerCnpjInvalid
        : fieldTexts.payerCpfInvalid,
    }),
    ...(wantsEmail && emailError(form.email.trim())),
  };
}

function emailError(email: string): PayerErrors {
  if (!email) return { email: fieldTexts.payerEmailMissing };
  return isPayerEmail(email) ? {} : { email: fieldTexts.payerEmailInvalid };
}
