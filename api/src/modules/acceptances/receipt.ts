import { maskCpf } from "shared-contracts/formats/cpf";
import { formatMoney } from "shared-contracts/formats/money";
import { brazilTime } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { type Acceptance, documentCode } from "../budgets/acceptances.ts";
import { sentOf } from "../sendings/repository.ts";

/** The accepted document with one more page: the whole record of its acceptance. */
export async function acceptanceReceipt(
  db: Connection,
  pdf: PdfMaker,
  acceptance: Acceptance,
  { sender, proposal }: Pick<SentPage, "sender" | "proposal">,
  left?: AbortSignal,
): Promise<{ file_name: string; pdf: Uint8Array }> {
  const { user_id, budget_id, n } = acceptance;
  const { pdf: accepted } = await sentOf(db, user_id, budget_id, n)
    .select("pdf")
    .executeTakeFirstOrThrow();
  const code = documentCode(acceptance.sha256);
  const receipt = {
    receiver: sender,
    number: `Código ${code}`,
    title: "Comprovante do aceite",
    sentence: [
      { strong: acceptance.name ?? "" },
      " aceitou a proposta ",
      { strong: proposal.title },
      ", que vem antes desta página e está anexada a este arquivo.",
    ],
    rows: rowsOf(acceptance),
    note: "O resumo SHA-256 identifica exatamente o arquivo anexado. As partes aceitam este registro como prova da autoria e do conteúdo (Medida Provisória nº 2.200-2/2001, art. 10, § 2º).",
    accepted,
  };
  return {
    file_name: `comprovante-${code.replaceAll(" ", "")}.pdf`,
    pdf: await pdf.receipt(receipt, { account: user_id, left }),
  };
}

function rowsOf(acceptance: Acceptance) {
  const { name, cpf, accepted_at, letter, total_cents, sha256 } = acceptance;
  const total = formatMoney(total_cents / 100);
  return [
    { label: "Aceita por", value: name ?? "" },
    { label: "CPF", value: cpf ? maskCpf(cpf) : "" },
    {
      label: "Data e hora",
      value: `${brazilTime(accepted_at)}, horário de Brasília`,
    },
    {
      label: "O que foi aceito",
      value: letter ? `Opção ${letter}, ${total}` : total,
    },
    { label: "Endereço de internet", value: acceptance.address ?? "" },
    { label: "Navegador", value: acceptance.browser ?? "" },
    { label: "Código do documento", value: documentCode(sha256) },
    { label: "Resumo SHA-256", value: sha256 },
  ].filter(({ value }) => value !== "");
}
