import { readFollowUp } from "shared-contracts/platform/rules";
import { toPlain } from "shared-contracts/entities/plain";
import { capitalized } from "shared-contracts/formats/capitalized";
import { counted } from "shared-contracts/formats/count";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import { type Act, isOfRequest } from "shared-contracts/outbox/acts";

const DECISIONS = {
  deleteBudget: {
    what: "Excluir orçamento",
    anyway: "Excluir mesmo assim",
  },
  approveReceivedBudget: {
    what: "Aprovar pedido",
    anyway: "Aprovar mesmo assim",
  },
  rejectReceivedBudget: {
    what: "Rejeitar pedido",
    anyway: "Rejeitar mesmo assim",
  },
} as const;

/** What a change that waits does, and the words of the button that does it in spite of a newer version. */
export function actWords({
  call,
  change,
  before,
}: Pick<Act, "call" | "change" | "before">): {
  what: string;
  anyway: string;
} {
  if (call !== "followBudget") return DECISIONS[call];
  const anyway = "Mudar mesmo assim";
  if (change.status)
    return { what: `Situação: ${capitalized(change.status)}`, anyway };
  if (!change.receipts) return { what: "Opção aprovada", anyway };
  const known = before.receipts;
  const marked = change.receipts.filter(
    ({ receivedOn }, at) =>
      known[at] !== undefined && known[at].receivedOn !== receivedOn,
  );
  const [one] = marked;
  const isMark = marked.length === 1 && known.length === change.receipts.length;
  if (!one || !isMark) return { what: "Plano de pagamento", anyway };
  const received = one.receivedOn === null ? "não recebida" : "recebida";
  return { what: `Parcela de ${formatMoney(one.amount)} ${received}`, anyway };
}

/**
 * What the account has now of a change that waits for the user: "Na conta agora: Aprovada, 142 convidados, R$ 8.000,00.";
 * null while nothing is asked.
 */
export function metWords(act: Act): string | null {
  const theirs = act.met?.theirs;
  if (!theirs) return null;
  const { nome, dados, totalFinal } = theirs;
  const { status, receipts } = readFollowUp(dados);
  const received = receipts.filter(({ receivedOn }) => receivedOn !== null);
  const guests = toPlain(toPlain(dados)?.["eventData"])?.["guests"];
  const facts = [
    nome !== act.name && nome,
    !isOfRequest(act) && capitalized(status),
    typeof guests === "number" && guestsInWords(guests),
    formatMoney(totalFinal),
    receipts.length > 0 &&
      `${received.length} de ${counted(receipts.length, "parcela recebida", "parcelas recebidas")}`,
  ];
  return `Na conta agora: ${facts.filter(Boolean).join(", ")}.`;
}
