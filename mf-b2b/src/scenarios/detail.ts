import { press } from "isolation/press";
import { type Scenario, scenariosOf } from "isolation/scenario";
import {
  answers,
  noNetwork,
  refusal,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import { errorTexts } from "shared-contracts/endpoints/error-codes";
import { received } from "../testing/received-data.ts";
import {
  accepted,
  DETAILS,
  listed,
  PATH,
  rejected,
  replaced,
  scarce,
} from "./requests.ts";

const detail = scenariosOf("Detalhe", PATH);

/** What deciding comes to when it cannot be done. */
function failures(
  decision: "approve" | "reject",
  title: string,
  buttons: readonly string[],
): Scenario[] {
  const call = `${decision}ReceivedBudget` as const;
  const failed = `Erro ao ${title.toLowerCase()} orçamento: `;
  const failure = (
    id: string,
    name: string,
    why: string,
    how: ScenarioAnswer,
  ) =>
    detail(`detail-${decision}-${id}`, `${title}: ${name}`, failed + why, {
      ...answers(listed(received()), how),
      play: press(DETAILS, ...buttons),
    });
  return [
    failure(
      "error",
      "já decidido",
      errorTexts.CONFLICT,
      refusal(call, "CONFLICT"),
    ),
    failure(
      "gone",
      "já não existe",
      errorTexts.NOT_FOUND,
      refusal(call, "NOT_FOUND"),
    ),
    failure("offline", "sem conexão", "Falha após 3", noNetwork(call)),
  ];
}

export const detailStates = [
  detail("detail", "Detalhe completo", "Premium (acima de", {
    ...answers(listed(received())),
    play: press(DETAILS),
  }),
  detail("detail-scarce", "Detalhe com pouco", "Não informado: Email", {
    ...answers(listed(scarce)),
    play: press(DETAILS),
  }),
  detail("detail-accepted", "Já aprovado", "acima de", {
    ...answers(listed(accepted)),
    play: press(DETAILS),
  }),
  detail("detail-rejected", "Já rejeitado", "acima de", {
    ...answers(listed(rejected)),
    play: press(DETAILS),
  }),
  detail(
    "detail-unreadable",
    "Pedido ilegível",
    "Erro ao carregar detalhes do orçamento",
    { ...answers(listed(received({ dados: "{" }))), play: press(DETAILS) },
  ),
  detail("detail-approve", "Deseja aprovar?", "será aprovado por", {
    ...answers(listed(received())),
    play: press(DETAILS, "Aprovar"),
  }),
  detail(
    "detail-approve-unpriced",
    "Deseja aprovar o que está a orçar?",
    "será aprovado sem valor",
    { ...answers(listed(scarce)), play: press(DETAILS, "Aprovar") },
  ),
  detail("detail-previous", "Valor anterior", "Valor anterior: R$ 37.250,00", {
    ...answers(listed(replaced)),
    play: press(DETAILS),
  }),
  detail("detail-approving", "Aprovando", "Aprovando...", {
    ...answers(listed(received()), silence("approveReceivedBudget")),
    play: press(DETAILS, "Aprovar", "Aprovar"),
  }),
  ...failures("approve", "Aprovar", ["Aprovar", "Aprovar"]),
  detail("detail-reject", "Deseja rejeitar?", "Deseja rejeitar?", {
    ...answers(listed(received())),
    play: press(DETAILS, "Rejeitar"),
  }),
  detail("detail-rejecting", "Rejeitando", "Rejeitando...", {
    ...answers(listed(received()), silence("rejectReceivedBudget")),
    play: press(DETAILS, "Rejeitar", "Rejeitar"),
  }),
  ...failures("reject", "Rejeitar", ["Rejeitar", "Rejeitar"]),
  detail("detail-delete", "Deseja Excluir?", "serão apagados", {
    ...answers(listed(received())),
    play: press(DETAILS, "Excluir pedido"),
  }),
  detail("detail-deleting", "Excluindo", "Excluindo...", {
    ...answers(listed(received()), silence("deleteReceivedBudget")),
    play: press(DETAILS, "Excluir pedido", "Excluir"),
  }),
  detail("detail-delete-gone", "Já excluído", "Erro ao excluir pedido", {
    ...answers(
      listed(received()),
      refusal("deleteReceivedBudget", "NOT_FOUND"),
    ),
    play: press(DETAILS, "Excluir pedido", "Excluir"),
  }),
  detail("detail-delete-offline", "Excluir sem conexão", "Erro ao excluir", {
    ...answers(listed(received()), noNetwork("deleteReceivedBudget")),
    play: press(DETAILS, "Excluir pedido", "Excluir"),
  }),
  detail("detail-edit-decided", "Editar o já aprovado", "será substituído", {
    ...answers(listed(accepted)),
    play: press(DETAILS, "Editar"),
  }),
  detail("detail-edit", "Editar", "No produto, /event abre aqui.", {
    ...answers(listed(received())),
    play: press(DETAILS, "Editar"),
  }),
  detail("detail-paused", "Aberto em outra aba", "acima de", {
    ...answers(listed(received())),
    draft: { paused: true },
    play: press(DETAILS),
  }),
];
