import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Actual } from "shared-contracts/entities/actual";
import type { Budget } from "shared-contracts/parts/budget";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { wedding } from "./account.ts";
import { bookItem } from "./fixtures/book-item.ts";

const [FIRST, SECOND] = SAMPLE_100.drinks;

/** Both drinks cost more than planned; the team took one sum. */
const PAID: Actual = {
  [`drinks/${FIRST!.id}`]: { paid: 310.5 },
  [`drinks/${SECOND!.id}`]: { paid: 1480, bought: 90 },
  drinks: { note: "Espumante de outra marca, ninguém reparou." },
  team: { paid: 5190 },
};

/** A saved budget whose event is over. */
const over =
  (more: Partial<Budget>, of: Budget = SAMPLE_100) =>
  (store: BudgetStore) =>
    store.load(
      {
        ...of,
        eventData: { ...of.eventData, eventDate: "2020-05-15", guests: 100 },
        ...more,
      },
      { id: 1, name: wedding.nome, version: 3 },
    );

/** Presses it once the book is there: until then it is disabled, and a press does nothing. */
async function keep({ screen, user }: Actor) {
  await user.click(
    await screen.findByText(/^Guardar 2 no caderno/, {
      selector: "button:enabled, button:enabled *",
    }),
  );
}

const states = (budget: (store: BudgetStore) => void) =>
  scenariosOf("Previsto e realizado", "/results", {
    budget,
    api: () => [
      answer("getPriceBook", {
        complete: true,
        budgets: [],
        items: [bookItem()],
      }),
    ],
  });
const results = states(over({}));
const paid = states(over({ actual: PAID }));

export const actualStates = [
  results("actual-none", "Nada lançado", "Bateu com o previsto"),
  paid("actual", "Lançado", "Anotação de Bebidas", {
    play: press(/^Bebidas/),
  }),
  results("actual-entering", "Lançar preço pago", "Paguei no total", {
    play: press("Lançar preço pago"),
  }),
  paid("actual-replanned", "O orçamento mudou", "O orçamento mudou depois.", {
    budget(store) {
      over({})(store);
      store.actual.set(`drinks/${SECOND!.id}`, "paid", 300);
      store.drinks.rows[0]!.set("unitPrice", 3);
    },
  }),
  paid("actual-offline", "Sem conexão", "Sem internet", { offline: true }),
  paid("actual-keeping", "Guardando", "Guardando...", {
    api: () => [silence("changePriceBook")],
    play: keep,
  }),
  paid("actual-kept", "Guardado", "2 preços guardados no caderno.", {
    api: () => [answer("changePriceBook", { success: true })],
    play: keep,
  }),
  paid("actual-no-answer", "Sem resposta", "salvar no caderno", {
    api: () => [noNetwork("changePriceBook")],
    play: keep,
  }),
  paid("actual-error", "Erro", "salvar no caderno", {
    api: () => [refusal("changePriceBook", "INTERNAL")],
    play: keep,
  }),
  results("actual-500", "500 linhas", "Bebida 500", {
    large: true,
    budget: over(
      {
        drinks: Array.from({ length: 500 }, (_, at) => ({
          ...FIRST!,
          id: at + 1,
          name: `Bebida ${at + 1}`,
        })),
      },
      BLANK,
    ),
    play: press(/^Bebidas/),
  }),
];
