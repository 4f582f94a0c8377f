import type { PaymentMethod } from "shared-contracts/entities/payment";
import {
  CNPJ_LENGTH,
  cnpjCharacters,
  maskCnpj,
} from "shared-contracts/formats/cnpj";
import { displayName } from "shared-contracts/formats/display-name";
import { formatMoney } from "shared-contracts/formats/money";
import { brazilDay } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import type { Receipt } from "../../pdf/pdf-maker.ts";
import { readCompany } from "../company/repository.ts";
import { readProfile } from "../profile/repository.ts";
import type { PaymentRow } from "./repository.ts";

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  PIX: "PIX",
  BOLETO: "Boleto",
  CREDIT_CARD: "Cartão de crédito",
};

/** The receipt of a payment that arrived at `paidAt`: its payer is the account's company, else its person. */
export async function receiptOf(
  db: Connection,
  payment: PaymentRow,
  paidAt: Date,
  receiver: string,
): Promise<Receipt> {
  const { name } = await readProfile(db, payment.user_id);
  const company = await readCompany(db, payment.user_id);
  const payer = company.companyName.trim() || displayName(name);
  const hasCnpj = cnpjCharacters(company.cnpj).length === CNPJ_LENGTH;
  const price = formatMoney(payment.price_cents / 100);
  const days = payment.duration_days;
  return {
    receiver,
    number: `Recibo ${payment.id}`,
    title: "Recibo de pagamento",
    sentence: [
      "Recebemos de ",
      { strong: payer },
      " a quantia de ",
      { strong: price },
      `, referente ao plano ${payment.plan_name} do Banquete, de ${days} dias.`,
    ],
    rows: [
      { label: "Quem pagou", value: payer },
      ...(hasCnpj ? [{ label: "CNPJ", value: maskCnpj(company.cnpj) }] : []),
      { label: "Quem recebeu", value: receiver },
      { label: "Plano", value: `${payment.plan_name}, ${days} dias` },
      { label: "Valor", value: price },
      { label: "Forma de pagamento", value: METHODS[payment.method] },
      { label: "Pago em", value: brazilDay(paidAt) },
    ],
    note: "Este recibo comprova o pagamento. Não é nota fiscal.",
  };
}
