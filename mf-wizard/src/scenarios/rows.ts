import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import type { Actor } from "isolation/stage/actor";
import { named } from "./working-budgets.ts";
import { answer, noNetwork } from "isolation/scenario-answer";
import { bookItem } from "./fixtures/book-item.ts";

const hint = scenariosOf("Dicas nas linhas", "/foods");

/** The user changes the first row's unit to kilograms. */
async function chooseKilograms(actor: Actor) {
  const { screen, user } = actor;
  await openRow(actor, "Filé mignon");
  const [unit] = await screen.findAllByRole("combobox", { name: "Unidade" });
  await user.selectOptions(unit!, "kg");
}

/** The user types a quantity into the first row and leaves it. */
const typeQuantity = (text: string) => async (actor: Actor) => {
  const { screen, user } = actor;
  await openRow(actor, "Filé mignon");
  const [quantity] = await screen.findAllByLabelText("Qtd. por pessoa");
  await user.click(quantity!);
  await user.keyboard(text);
  await user.click(screen.getByRole("heading", { level: 1 }));
};

export const hintStates = [
  hint("hint-unit", "Unidade trocada", "De g para kg: agora", {
    budget: named,
    play: chooseKilograms,
  }),
  hint("hint-converted", "Convertido", "Convertido: ", {
    budget: named,
    play: async (actor) => {
      await chooseKilograms(actor);
      await press(/^Converter para/)(actor);
    },
  }),
  hint("hint-odd-quantity", "Pequeno demais", "Seriam 0,06 kg?", {
    budget: named,
    play: typeQuantity("0,06"),
  }),
  hint("hint-book", "Outro preço no caderno", "No caderno: R$", {
    budget: named,
    api: () => [
      answer("getPriceBook", {
        complete: true,
        budgets: [],
        items: [bookItem({ name: "Filé mignon ao molho madeira", price: 91 })],
      }),
    ],
    async play(actor) {
      const { screen, user } = actor;
      await openRow(actor, "Filé mignon");
      const [price] = await screen.findAllByRole("button", {
        name: /Preço no caderno$/,
      });
      await user.click(price!);
      await screen.findByText(/^Último preço, /);
      await user.keyboard("{Escape}");
    },
  }),
  hint("hint-reading", "Ponto com três casas", "Quis dizer 1.250?", {
    budget: named,
    play: typeQuantity("1.250"),
  }),
];

const drinks = scenariosOf("Sugestões", "/drinks");

export const suggestionStates = [
  drinks("suggestions-offline", "Sem conexão", "Cervejaria", {
    budget: named,
    api: () => [noNetwork("getPriceBook")],
    async play(actor) {
      const { screen, user } = actor;
      await openRow(actor, "Água mineral");
      const [name] = await screen.findAllByLabelText("Nome da bebida");
      await user.type(name!, "Cervejaria");
    },
  }),
];

/** On a phone a row is a line until it is pressed: opens the one whose name begins so. */
export async function openRow({ screen, user }: Actor, name: string) {
  const [found] = await screen.findAllByRole("button", {
    name: new RegExp(`^(Excluir )?${name}`),
  });
  if (found!.hasAttribute("aria-expanded")) await user.click(found!);
}
