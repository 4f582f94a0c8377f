import {
  CNPJ_LENGTH,
  cnpjCharacters,
  maskCnpj,
} from "shared-contracts/formats/cnpj";
import { maskCpf } from "shared-contracts/formats/cpf";
import { displayName } from "shared-contracts/formats/display-name";
import { formatMoney } from "shared-contracts/formats/money";
import { brazilDay } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import type { StoredMethod } from "../../db/tables/plans.ts";
import type { Receipt } from "../../pdf/pdf-maker.ts";
import { readCompany } from "../company/repository.ts";
import { findPeriodOf } from "../plans/periods.ts";
import { readProfile } from "../profile/repository.ts";
import type { PaymentRow } from "./repository.ts";

const CPF_LENGTH = 11;

const METHODS: Readonly<Record<StoredMethod, string>> = {
  PIX: "PIX",
  PIX_AUTOMATIC: "PIX Automático",
  BOLETO: "Boleto",
  CREDIT_CARD: "Cartão de crédito",
};

/** The receipt of a payment that arrived at `paidAt`: who paid it, and the days it bought. */
export async function receiptOf(
  db: Connection,
  payment: PaymentRow,
  paidAt: Date,
  receiver: string,
): Promise<Receipt> {
  const [payer, period] = await Promise.all([
    payerOf(db, payment),
    findPeriodOf(db, payment.user_id, payment.id),
  ]);
  const price = formatMoney(payment.price_cents / 100);
  const days = `${payment.duration_days} dias`;
  const dates =
    period && `${brazilDay(period.start_date)} a ${brazilDay(period.end_date)}`;
  return {
    receiver,
    number: `Recibo ${payment.id}`,
    title: "Recibo de pagamento",
    sentence: [
      "Recebemos de ",
      { strong: payer.name },
      " a quantia de ",
      { strong: price },
      `, referente ao plano ${payment.plan_name} do Banquete, de ${days}.`,
    ],
    rows: [
      { label: "Quem pagou", value: payer.name },
      ...documentRow(payer.cpfCnpj),
      { label: "Quem recebeu", value: receiver },
      { label: "Plano", value: payment.plan_name },
      { label: "Período", value: dates ? `${days}, de ${dates}` : days },
      { label: "Valor", value: price },
      { label: "Forma de pagamento", value: METHODS[payment.method] },
      { label: "Pago em", value: brazilDay(paidAt) },
    ],
    note: "Este recibo comprova o pagamento. Não é nota fiscal.",
  };
}

/** Who paid. Of a payment from before the payer was kept: the account's company, else its person. */
async function payerOf(
  db: Connection,
  { user_id, payer_name, payer_cpf_cnpj }: PaymentRow,
): Promise<{ name: string; cpfCnpj: string }> {
  if (payer_name !== null) {
    return { name: payer_name, cpfCnpj: payer_cpf_cnpj ?? "" };
  }
  const [{ name }, { companyName, cnpj }] = await Promise.all([
    readProfile(db, user_id),
    readCompany(db, user_id),
  ]);
  return {
    name: companyName.trim() || displayName(name),
    cpfCnpj: cnpjCharacters(cnpj),
  };
}

function documentRow(cpfCnpj: string): Receipt["rows"] {
  switch (cpfCnpj.length) {
    case CPF_LENGTH:
      return [{ label: "CPF", value: maskCpf(cpfCnpj) }];
    case CNPJ_LENGTH:
      return [{ label: "CNPJ", value: maskCnpj(cpfCnpj) }];
    default:
      return [];
  }
}
