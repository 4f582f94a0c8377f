import { scenariosOf } from "isolation/scenario";
import { answers, noNetwork } from "isolation/scenario-answer";
import { openRow } from "./open-row.ts";
import { named } from "./working-budgets.ts";

const drinks = scenariosOf("Sugestões", "/drinks");

export const suggestionStates = [
  drinks("suggestions-offline", "Sem conexão", "Cervejaria", {
    budget: named,
    ...answers(noNetwork("listBudgets")),
    async play(actor) {
      const { screen, user } = actor;
      await openRow(actor, "Água mineral");
      const [name] = await screen.findAllByLabelText("Nome da bebida");
      await user.type(name!, "Cervejaria");
    },
  }),
];
