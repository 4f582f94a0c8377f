import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import type { Actor } from "isolation/stage/actor";
import type { EventData } from "shared-contracts/entities/event-data";
import { listed } from "./account.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";
import { noNetwork } from "isolation/scenario-answer";

const MARINA = {
  groomName: "Marina Alves",
  clientPhone: "(31) 98888-7777",
  clientEmail: "marina.alves@email.com",
  clientCpf: "123.456.789-09",
};

/** A saved budget of a client. */
function earlier(
  id: number,
  nome: string,
  totalFinal: number,
  client: Partial<EventData>,
) {
  const { dados, ...saved } = savedBudget({ id, nome, totalFinal });
  const { eventData, ...budget } = dados as { eventData: EventData };
  return {
    ...saved,
    dados: { ...budget, eventData: { ...eventData, ...client } },
  };
}

const client = scenariosOf("Cliente", "/event", {
  api: () =>
    listed(
      earlier(3, "Chá de cozinha Marina", 4120, MARINA),
      earlier(2, "Noivado Marina", 9310, MARINA),
      earlier(1, "15 anos Mariana", 12600, { groomName: "Mariana Prates" }),
    ),
});

const typeName = async ({ screen, user }: Actor) =>
  user.type(await screen.findByLabelText("Nome do cliente"), "mari");

const chooseMarina = async (actor: Actor) => {
  await typeName(actor);
  const { screen, user } = actor;
  await user.click(
    await screen.findByRole("option", { name: /^Marina Alves/ }),
  );
};

export const clientStates = [
  client("client-offered", "Clientes de antes", "2 orçamentos, último em", {
    play: typeName,
  }),
  client("client-chosen", "Cliente escolhido", "Ver", { play: chooseMarina }),
  client("client-differs", "Outro telefone", "Trocar por (31) 98888-7777?", {
    budget: (store) => store.event.setField("clientPhone", "(31) 97777-6666"),
    play: chooseMarina,
  }),
  client("client-history", "Histórico", "Copiar dados do último", {
    async play(actor) {
      await chooseMarina(actor);
      await press("Ver")(actor);
    },
  }),
  client("client-unknown", "Sem a lista", "Nome do cliente", {
    api: () => [noNetwork("listBudgetSummaries")],
    play: typeName,
  }),
];
