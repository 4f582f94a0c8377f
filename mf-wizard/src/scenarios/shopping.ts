import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { listed, wedding } from "./account.ts";
import { bookItem } from "./fixtures/book-item.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";
import { onRow } from "./saved-budgets.ts";

const [DRINK] = SAMPLE_100.drinks;
const silver = savedBudget({
  id: 2,
  nome: "Bodas de prata Célia e Otto",
  dados: {
    ...SAMPLE_100,
    eventData: {
      ...SAMPLE_100.eventData,
      eventDate: "2027-02-26",
      guests: 80,
    },
  },
});
const empty = savedBudget({
  nome: wedding.nome,
  dados: { ...BLANK, generalExpenses: [] },
});
const large = savedBudget({
  dados: {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: 10 },
    drinks: Array.from({ length: 500 }, (_, at) => ({
      ...DRINK!,
      id: at + 1,
      name: `Bebida ${at + 1}`,
    })),
  },
});
const book = answer("getPriceBook", {
  complete: true,
  budgets: [],
  items: [
    bookItem({ name: "Vinho tinto seco", unit: "L" }),
    bookItem({ name: "Filé mignon ao molho madeira", packageSize: 2 }),
  ],
});

const open = onRow(wedding.nome, "Lista de compras");
const one = scenariosOf("Lista de compras", "/orcamentos", { play: open });
const two = scenariosOf("Lista de compras", "/orcamentos", {
  api: () => [...listed(wedding, silver), book],
  play: ofBoth(),
});

/** The list of both budgets, then the presses of these buttons. */
function ofBoth(...buttons: (string | RegExp)[]) {
  return async (actor: Actor) => {
    await press("Lista de compras")(actor);
    for (const { nome } of [wedding, silver])
      await actor.user.click(
        await actor.screen.findByRole("checkbox", {
          name: `Selecionar ${nome}`,
        }),
      );
    await press("Lista de compras única", ...buttons)(actor);
  };
}

const PAY = "Preço pago de Vinho tinto seco";
const NOT_PAID = "Não foi possível salvar o preço pago";
const paying = scenariosOf("Lista de compras", "/orcamentos", {
  api: () => [...listed(wedding, silver), book],
  play: ofBoth(PAY, "Paguei o previsto"),
});

export const shoppingStates = [
  two("shopping", "Dois eventos", "no carrinho"),
  two("shopping-supplier", "Por fornecedor", "Sem fornecedor", {
    play: ofBoth(/ornecedor$/),
  }),
  two("shopping-share", "Compartilhar", "Texto pronto para o WhatsApp.", {
    play: ofBoth("Compartilhar"),
  }),
  two("shopping-pay", "Preço pago", "Paguei no total", {
    play: ofBoth(PAY),
  }),
  paying("shopping-paying", "Preço pago: salvando", "Salvando...", [
    silence("updateBudget"),
  ]),
  paying("shopping-pay-conflict", "Preço pago: mudou antes", NOT_PAID, [
    refusal("updateBudget", "VERSION_MISMATCH"),
  ]),
  paying("shopping-pay-waits", "Preço pago: na fila", "pago R$", [
    noNetwork("updateBudget"),
  ]),
  two("shopping-package", "Embalagem", "Tamanho da embalagem", {
    play: ofBoth("Embalagem de Filé mignon ao molho madeira"),
  }),
  one("shopping-loading", "Carregando", "Fazendo a lista de compras...", [
    silence("getBudget"),
  ]),
  one("shopping-error", "Erro", "Não foi possível fazer a lista", [
    refusal("getBudget", "INTERNAL"),
  ]),
  one("shopping-offline", "Sem conexão", "Não foi possível fazer a lista", [
    noNetwork("getBudget"),
  ]),
  one("shopping-none", "Vazia", "Nada a comprar nestes eventos.", {
    api: () => listed(empty),
  }),
  one("shopping-500", "500 itens", "Bebida 500", {
    api: () => listed(large),
  }),
];
