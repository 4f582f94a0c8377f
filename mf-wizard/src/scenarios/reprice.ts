import { press } from "isolation/press";
import { type Scenario, scenariosOf } from "isolation/scenario";
import {
  answer,
  answerBy,
  noNetwork,
  refused,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { priceBook } from "./fixtures/price-book.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";

const budget = (id: number, nome: string, eventDate: string) =>
  savedBudget({
    id,
    nome,
    dados: {
      ...SAMPLE_100,
      eventData: { ...SAMPLE_100.eventData, eventDate, guests: 80 + 10 * id },
    },
  });

const BUDGETS = [
  budget(1, "Jantar Clube de Vinhos", "2099-12-03"),
  budget(2, "Aniversário 40 anos Carla", "2099-12-12"),
  budget(3, "Confraternização Serra Azul", "2099-12-18"),
  budget(4, "Bodas de ouro família Nogueira", ""),
  budget(5, "Casamento Ana e Rui", "2099-12-30"),
  budget(6, "Natal de 2020", "2020-12-24"),
  budget(7, "Formatura perdida", "2099-12-20"),
];
const STATUSES = {
  1: "enviada",
  3: "enviada",
  5: "aprovada",
  7: "perdida",
} as const satisfies Record<number, ProposalStatus>;

/** The account's budgets and their book. */
function account(budgets: readonly SavedBudget[]): ScenarioAnswer[] {
  return [
    answer(
      "listBudgetSummaries",
      budgets.map((one) => ({
        ...summarizeBudget(one),
        status: STATUSES[one.id as keyof typeof STATUSES] ?? "rascunho",
      })),
    ),
    answer("getPriceBook", priceBook(budgets)),
    answerBy("getBudget", ({ params }) =>
      budgets.find(({ id }) => id === Number(params["id"]))!,
    ),
    answer("changePriceBook", { success: true }),
  ];
}

const saved = answerBy("updateBudget", ({ params }) => ({
  id: Number(params["id"] ?? 1),
  nome: "Salvo",
  totalFinal: 25004,
  createdAt: "2026-11-19T15:00:00.000Z",
  updatedAt: "2026-11-22T15:00:00.000Z",
  versao: 4,
}));
const secondRefused = (code: ErrorCode): ScenarioAnswer => ({
  endpoint: "updateBudget",
  give: (call) => (call.nth === 1 ? refused(code) : saved.give(call)),
});

const page = (play: Scenario["play"]) =>
  scenariosOf("Reajustar preços", "/orcamentos", {
    api: () => account(BUDGETS),
    ...(play && { play }),
  });
const onBeer = press("Caderno de preços", /^Cerveja/, "Reajustar orçamentos");
const typed =
  (price: string, ...then: RegExp[]) =>
  async (actor: Actor) => {
    const { screen, user } = actor;
    await onBeer(actor);
    const field = await screen.findByLabelText("Novo preço");
    await user.clear(field);
    await user.type(field, price);
    await press(...then)(actor);
  };

const choosing = page(typed("13,5"));
const repricing = page(typed("13,5", /^Reajustar 4 orçamentos/));
const several = page(
  press("Caderno de preços", "Reajustar preços", "Vários, em %"),
);

export const repriceStates = [
  choosing("reprice-one", "Um preço", "Ficam como estão"),
  page(onBeer)("reprice-same", "Nada muda", "Nada muda com este preço."),
  several("reprice-several", "Vários, em %", "orçamentos afetados"),
  page(onBeer)("reprice-loading", "Carregando orçamentos", "0 de 5", [
    silence("getBudget"),
  ]),
  page(onBeer)("reprice-unreadable", "Ilegíveis", "Sem internet.", [
    noNetwork("getBudget"),
  ]),
  repricing("reprice-saving", "Salvando", "Salvando 1 de 4", [
    silence("updateBudget"),
  ]),
  repricing("reprice-done", "Pronto", "4 orçamentos reajustados", [saved]),
  repricing("reprice-conflict", "Mudou em outro aparelho", "não foi salvo", [
    secondRefused("VERSION_MISMATCH"),
  ]),
  repricing("reprice-gone", "Excluído", "Foi excluído.", [
    secondRefused("NOT_FOUND"),
  ]),
  repricing("reprice-lost", "Sem conexão", "3 não foram tocados", [
    noNetwork("updateBudget"),
  ]),
  page(onBeer)("reprice-500", "500 orçamentos", "0 de 499", {
    large: true,
    api: () => [
      ...account(
        Array.from({ length: 500 }, (_, at) =>
          budget(at + 1, `Evento ${at + 1}`, "2099-12-01"),
        ),
      ),
    ],
  }),
];
