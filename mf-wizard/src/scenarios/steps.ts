import { type Scenario, scenariosOf } from "isolation/scenario";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { LARGE, largeBudget } from "./fixtures/large-budget.ts";
import { empty, named } from "./working-budgets.ts";

const LARGE_PARTS = [
  "team",
  "foods",
  "drinks",
  "garnishes",
  "thematicTables",
  "confectionery",
  "generalExpenses",
] as const;

/** Each step with the sample budget, with nothing in it, and with 2,000 rows where it has rows. */
export const stepStates: Scenario[] = WIZARD_STEPS.flatMap(
  ({ key, label, path }, index) => {
    const step = scenariosOf(label, path);
    const id = path.slice(1);
    const heading = `Etapa ${index + 1} de ${WIZARD_STEPS.length}:`;
    const part = LARGE_PARTS.find((large) => large === key);
    return [
      step(id, "Modelo de 100 convidados", heading, { budget: named }),
      step(
        `${id}-empty`,
        "Vazio",
        part && part !== "team" && part !== "generalExpenses"
          ? "Nenhum item nesta etapa"
          : heading,
        { budget: empty },
      ),
      ...(part
        ? [
            step(`${id}-2000`, `${LARGE} itens`, heading, {
              large: true,
              budget: (store) =>
                store.load(largeBudget(part), { name: "Festa enorme" }),
            }),
          ]
        : []),
    ];
  },
);
