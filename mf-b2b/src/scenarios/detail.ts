import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  noNetwork,
  refusal,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import { errorTexts } from "shared-contracts/endpoints/error-codes";
import { received } from "../testing/received-data.ts";
import {
  accepted,
  answered,
  DETAILS,
  listed,
  PATH,
  rejected,
  replaced,
  scarce,
} from "./requests.ts";

const detail = scenariosOf("Detalhe", PATH);

/** The details of a request, and then these buttons. */
const opened = (
  id: string,
  title: string,
  shows: string,
  buttons: readonly (string | RegExp)[] = [],
  row = received(),
  ...api: ScenarioAnswer[]
) =>
  detail(`detail${id}`, title, shows, {
    api: () => [listed(row), ...api],
    play: press(DETAILS, ...buttons),
  });

/** A decision: the question, the call under way, and its failures. */
function decision(
  name: "approve" | "reject" | "delete",
  [button, running, failed]: readonly [string, string, string],
  [question, shows]: readonly [string, string],
) {
  const call = `${name}ReceivedBudget` as const;
  // The button of an approval says the price too.
  const first = name === "delete" ? "Excluir pedido" : new RegExp(`^${button}`);
  const decided = (
    id: string,
    title: string,
    why: string,
    api: ScenarioAnswer,
  ) => opened(`-${name}${id}`, title, why, [first, button], received(), api);
  const failure = (
    id: string,
    title: string,
    why: string,
    api: ScenarioAnswer,
  ) => decided(id, `${button}: ${title}`, `${failed}: ${why}`, api);
  return [
    opened(`-${name}`, question, shows, [first]),
    decided("-running", running, running, silence(call)),
    ...(name === "delete"
      ? []
      : [
          failure(
            "-error",
            "já decidido",
            errorTexts.CONFLICT,
            refusal(call, "CONFLICT"),
          ),
        ]),
    failure(
      "-gone",
      "já não existe",
      errorTexts.NOT_FOUND,
      refusal(call, "NOT_FOUND"),
    ),
    failure("-offline", "sem conexão", "Falha após 3", noNetwork(call)),
  ];
}

export const detailStates = [
  opened("", "Detalhe completo", "Premium (acima de"),
  opened("-scarce", "Detalhe com pouco", "Não informado: Email", [], scarce),
  opened("-accepted", "Já aprovado", "acima de", [], accepted),
  opened("-rejected", "Já rejeitado", "acima de", [], rejected),
  opened(
    "-unreadable",
    "Pedido ilegível",
    "Erro ao carregar detalhes do orçamento",
    [],
    received({ dados: "{" }),
  ),
  opened("-previous", "Valor anterior", "Valor anterior: R$", [], replaced),
  opened("-answered", "Já respondido", "Sua proposta", [], answered),
  detail("detail-bases", "Sem modelos nem orçamentos", "Vão junto", {
    api: () => [
      listed(received()),
      answer("listBudgetSummaries", []),
      answer("listTemplates", []),
    ],
    play: press(DETAILS),
  }),
  opened("-build", "Montar proposta", "No produto, /event abre aqui.", [
    "Montar proposta",
  ]),
  detail(
    "detail-build-offline",
    "Montar proposta sem conexão",
    "Erro ao carregar detalhes do orçamento",
    {
      api: () => [listed(received()), noNetwork("getTemplate")],
      play: async (actor) => {
        await press(DETAILS)(actor);
        // The account's template is chosen once it is loaded.
        await actor.screen.findByLabelText("Meu modelo");
        await press("Montar proposta")(actor);
      },
    },
  ),
  ...decision(
    "approve",
    ["Aprovar", "Aprovando...", "Erro ao aprovar orçamento"],
    ["Deseja aprovar?", "será aprovado por"],
  ),
  opened(
    "-approve-unpriced",
    "Aprovar o que está a orçar",
    "Este pedido ainda não tem preço",
    ["Aprovar"],
    scarce,
  ),
  ...decision(
    "reject",
    ["Rejeitar", "Rejeitando...", "Erro ao rejeitar orçamento"],
    ["Deseja rejeitar?", "será rejeitado"],
  ),
  ...decision(
    "delete",
    ["Excluir", "Excluindo...", "Erro ao excluir pedido"],
    ["Deseja Excluir?", "serão apagados"],
  ),
  opened(
    "-edit-decided",
    "Editar o já aprovado",
    "será substituído",
    ["Editar"],
    accepted,
  ),
  opened("-edit", "Editar", "No produto, /event abre aqui.", ["Editar"]),
  detail("detail-paused", "Aberto em outra aba", "acima de", {
    api: () => [listed(received())],
    draft: { paused: true },
    play: press(DETAILS),
  }),
];
