import type { ProposalStatus } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import type { Act } from "shared-contracts/outbox/acts";

const STATUSES: Readonly<Record<ProposalStatus, string>> = {
  rascunho: "Rascunho",
  enviada: "Enviada",
  aprovada: "Aprovada",
  perdida: "Perdida",
};

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
    return { what: `Situação: ${STATUSES[change.status]}`, anyway };
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
