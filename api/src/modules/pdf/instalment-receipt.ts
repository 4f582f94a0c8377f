import { readEvent } from "shared-contracts/budget-file/read-event";
import { toPlain } from "shared-contracts/entities/plain";
import type { Receipt as Instalment } from "shared-contracts/entities/sending";
import { maskCpf } from "shared-contracts/formats/cpf";
import { displayName } from "shared-contracts/formats/display-name";
import { formatMoney } from "shared-contracts/formats/money";
import { printable } from "shared-contracts/formats/printable";
import { exact } from "shared-contracts/numbers/exact";
import { clientName } from "shared-contracts/proposal/compose-proposal";
import { writtenDay } from "shared-contracts/proposal/days";
import { proposalSender } from "shared-contracts/proposal/sender";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Receipt } from "../../pdf/pdf-maker.ts";
import { findBudget } from "../budgets/repository.ts";
import { readCompany } from "../company/repository.ts";
import { readProfile } from "../profile/repository.ts";

/** The receipt of the nth instalment of a budget, counted from 1: what its client paid, and to whom. */
export async function instalmentReceipt(
  db: Connection,
  userId: string,
  id: number,
  n: number,
): Promise<Receipt> {
  const row = await findBudget(db, userId, id);
  const instalments = JSON.parse(row?.receipts ?? "[]") as Instalment[];
  const instalment = instalments[n - 1];
  if (!row || !instalment) throw new ApiError("NOT_FOUND");
  const { label, amount, receivedOn } = instalment;
  if (receivedOn === null)
    throw new ApiError("CONFLICT", "Só uma parcela recebida tem recibo");
  const event = readEvent(toPlain(row.dados)?.["eventData"]);
  const profile = await readProfile(db, userId);
  const company = await readCompany(db, userId);
  const { name, cnpj, lines } = proposalSender(profile, company, null);
  const client = [clientName(event), event.brideName]
    .map(printable)
    .filter(Boolean)
    .join(" e ");
  const receiver = printable(name) || displayName(profile.name);
  const value = formatMoney(exact(amount));
  return {
    receiver,
    number: `${n} de ${instalments.length}`,
    title: "Recibo",
    sentence: [
      ...(client ? ["Recebemos de ", { strong: client }] : ["Recebemos"]),
      " a quantia de ",
      { strong: value },
      `, referente a ${printable(row.nome)}: ${printable(label)}.`,
    ],
    rows: [
      { label: "Quem pagou", value: client },
      { label: "CPF", value: maskCpf(event.clientCpf) },
      { label: "Quem recebeu", value: receiver },
      { label: "CNPJ", value: printable(cnpj) },
      { label: "Contato", value: lines.map(printable).join(", ") },
      { label: "Evento", value: printable(eventOf(event)) },
      { label: "Referente a", value: printable(label) },
      { label: "Valor", value },
      { label: "Recebido em", value: writtenDay(receivedOn) },
    ].filter((line) => line.value !== ""),
    note: "Este recibo comprova o pagamento. Não é nota fiscal.",
  };
}

function eventOf({ eventType, eventDate }: ReturnType<typeof readEvent>) {
  return [eventType, writtenDay(eventDate)].filter(Boolean).join(", ");
}
