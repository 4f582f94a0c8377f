import { press } from "isolation/press";
import {
  type RemoteScenarios,
  type Scenario,
  scenariosOf,
} from "isolation/scenario";
import {
  answer,
  answerBy,
  answers,
  inTurn,
  noNetwork,
  refusal,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import { accountRefusals, loadingStates } from "isolation/usual-states";
import { errorTexts } from "shared-contracts/endpoints/error-codes";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { received } from "./testing/received-data.ts";

const listed = (...rows: ReceivedBudget[]) =>
  answer("listReceivedBudgets", rows);

/** A client of whom next to nothing is known. */
const scarce = received({
  id: 2,
  nome: "Festa de Otávio Lima",
  dados: {
    clientInfo: { name: "Otávio Lima", phone: "+55 31 3344-5566" },
    eventData: { event_type: "festa", location: "Sítio", guests: 40 },
  },
  totalFinal: 0,
});
const accepted = received({ id: 3, status: "ACCEPTED" });
const rejected = received({ id: 4, status: "REJECTED" });

/** One whose approved value was replaced by editing. */
const replaced = received({
  id: 5,
  status: "ACCEPTED",
  dados: {
    ...(received().dados as object),
    previousTotals: [{ total: 37250, until: "2026-11-20T12:00:00.000Z" }],
  },
  totalFinal: 25004,
});

/** One that a budget was made of. */
const answered = received({
  id: 6,
  dados: {
    ...(received().dados as object),
    answeredWith: 7,
    answeredAt: "2026-11-20T12:00:00.000Z",
  },
});

/** A list that remembers what was decided. */
function decidable(): readonly ScenarioAnswer[] {
  let status: ReceivedBudget["status"] = "PENDING";
  const decide = (to: ReceivedBudget["status"]) => () => {
    status = to;
    return { success: true };
  };
  return [
    answerBy("listReceivedBudgets", () => [received({ status })]),
    answerBy("approveReceivedBudget", decide("ACCEPTED")),
    answerBy("rejectReceivedBudget", decide("REJECTED")),
  ];
}

const DETAILS = /^Ver detalhes de/;

const PATH = "/orcamentos-recebidos";
const FAILED = "Erro ao carregar orçamentos recebidos";

const list = scenariosOf("Lista", PATH);

const intakeKey = (active: boolean) => ({
  active,
  last4: active ? "9fT2" : null,
  createdAt: active ? "2026-11-12T15:00:00.000Z" : null,
  lastRequestAt: null,
  url: "https://banquete.example.com/api/b2b/orcamentos",
});

const listStates = [
  list("received", "Pedidos recebidos", "2 pendentes de 4 recebidos"),
  list(
    "received-one",
    "Um pedido",
    "1 pendente de 1 recebido",
    answers(listed(received())),
  ),
  list(
    "received-answered",
    "Um pedido respondido",
    "Respondido em 20/11/2026",
    answers(listed(answered)),
  ),
  list(
    "received-many",
    "300 pedidos",
    "300 pendentes de 300 recebidos",
    answers(
      listed(
        ...Array.from({ length: 300 }, (_, index) =>
          received({ id: index + 1 }),
        ),
      ),
    ),
  ),
  list(
    "received-hostile",
    "Textos hostis e longos",
    "<img src=x onerror=alert(1)>",
    answers(
      listed(
        received({
          dados: {
            clientInfo: {
              name: "<img src=x onerror=alert(1)>",
              email: `${"muito-longo-".repeat(12)}@exemplo.com`,
              phone: "javascript:alert(1)",
            },
            eventData: { event_type: "x".repeat(120), guests: 1_000_000 },
          },
          totalFinal: 999_999_999.99,
        }),
      ),
    ),
  ),
  list(
    "received-none",
    "Nenhum pedido",
    "Nenhum orçamento recebido",
    answers(listed()),
  ),
  list(
    "received-none-key",
    "Nenhum pedido, com chave",
    "Sua chave está ativa desde 12/11/2026.",
    answers(listed(), answer("getIntakeKey", intakeKey(true))),
  ),
  list(
    "received-none-key-unknown",
    "Nenhum pedido, chave que não se sabe",
    "Nenhum orçamento recebido",
    answers(listed(), noNetwork("getIntakeKey")),
  ),
  ...loadingStates({
    id: "received",
    group: "Lista",
    path: PATH,
    call: "listReceivedBudgets",
    loading: "Carregando orçamentos recebidos...",
    failed: FAILED,
  }),
  list(
    "received-stale",
    "Atualização que falha",
    "Esta é a última lista recebida.",
    {
      ...answers(
        inTurn(
          listed(received()),
          refusal("listReceivedBudgets", "RATE_LIMITED"),
        ),
      ),
      play: press(DETAILS, "Fechar", "Atualizar"),
    },
  ),
  list("received-approved", "Aprovado na lista", "Aprovado", {
    api: decidable,
    play: press("Aprovar Marina Alves", "Aprovar"),
  }),
];

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

const detailStates = [
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

/** mf-b2b alone: the list of what clients asked for, and one request with what can be done about it. */
export const b2b: RemoteScenarios = {
  remote: "mf-b2b",
  pages: [
    {
      path: PATH,
      page: "received",
      title: "Orçamentos Recebidos",
    },
  ],
  api: () => [
    listed(received(), scarce, accepted, rejected),
    answer("approveReceivedBudget", { success: true }),
    answer("rejectReceivedBudget", { success: true }),
    answer("deleteReceivedBudget", { success: true }),
    answer("getIntakeKey", intakeKey(false)),
  ],
  scenarios: [
    ...listStates,
    ...detailStates,
    ...accountRefusals({
      path: PATH,
      call: "listReceivedBudgets",
      failed: FAILED,
    }),
  ],
};
