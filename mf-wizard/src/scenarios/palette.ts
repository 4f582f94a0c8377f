import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { bookItem } from "./fixtures/book-item.ts";
import { budgetSummary } from "./fixtures/saved-budget.ts";
import { named } from "./working-budgets.ts";

const budgets = (count: number) =>
  answer(
    "listBudgetSummaries",
    Array.from({ length: count }, (_, index) => ({
      ...budgetSummary({ id: index + 1, nome: `Casamento ${index + 1}` }),
      clientName: "Ana Beatriz Faria",
      clientPhone: "(31) 98765-4321",
      eventDate: "2099-05-15",
      guests: 137,
    })),
  );

const book = answer("getPriceBook", {
  complete: true,
  budgets: [],
  items: [bookItem()],
});

const type =
  (keys: string, query = "") =>
  async ({ screen, user }: Actor) => {
    await screen.findByRole("heading", { level: 1 });
    await user.keyboard(keys);
    // The page behind has choices of units too, until the palette covers it.
    const field = { name: "Orçamento, cliente, item, etapa ou ação" };
    if (query)
      await user.type(await screen.findByRole("combobox", field), query);
  };

const OPEN = "{Control>}k{/Control}";

const palette = scenariosOf("Buscar e fazer", "/foods", {
  budget: named,
  api: () => [budgets(2), book],
});

const catalog = scenariosOf("Catálogo", "/operational", { budget: named });

/** What is found by a few letters, the list of keys, and the catalogue of items. */
export const paletteStates = [
  palette("palette", "Aberta", "Todos os atalhos", { play: type(OPEN) }),
  palette("palette-found", "Cliente encontrado", "2 orçamentos, último", {
    play: type(OPEN, "beatriz"),
  }),
  palette("palette-none", "Nada encontrado", "Nada encontrado para", {
    play: type(OPEN, "xyz"),
  }),
  palette("palette-loading", "Sem resposta ainda", "Todos os atalhos", {
    api: () => [silence("listBudgetSummaries"), silence("getPriceBook")],
    play: type(OPEN),
  }),
  palette("palette-offline", "Sem conexão", "Todos os atalhos", {
    api: () => [noNetwork("listBudgetSummaries"), noNetwork("getPriceBook")],
    play: type(OPEN),
  }),
  palette("palette-500", "500 orçamentos", "Casamento 1", {
    api: () => [budgets(500)],
    play: type(OPEN),
  }),
  palette("keys", "Atalhos", "Selecionar até aqui", { play: type("?") }),
  catalog("catalog", "Adicionar do catálogo", "Entram com 1 por convidado", {
    play: press("Adicionar do catálogo"),
  }),
  catalog("catalog-none", "Nada encontrado", "Criar “xyz”", {
    async play(actor) {
      await press("Adicionar do catálogo")(actor);
      const field = { name: "Buscar no catálogo" };
      await actor.user.type(
        await actor.screen.findByRole("searchbox", field),
        "xyz",
      );
    },
  }),
];
