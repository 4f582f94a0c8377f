/** A step of the budget wizard, named by its noun. */
export interface WizardStep {
  key: string;
  label: string;
  path: `/${string}`;
}

/** The nine steps in the order of the wizard. */
export const WIZARD_STEPS = [
  { key: "event", label: "Dados do Evento", path: "/event" },
  { key: "team", label: "Equipe", path: "/team" },
  { key: "foods", label: "Prato Principal", path: "/foods" },
  { key: "drinks", label: "Bebidas", path: "/drinks" },
  { key: "garnishes", label: "Bocadilhos e Porções", path: "/garnishes" },
  { key: "thematicTables", label: "Mesas Temáticas", path: "/tables" },
  { key: "confectionery", label: "Confeitaria", path: "/confectionery" },
  { key: "generalExpenses", label: "Itens Operacionais", path: "/operational" },
  { key: "results", label: "Resultados", path: "/results" },
] as const satisfies readonly WizardStep[];

/** The noun of a step. */
export type WizardStepKey = (typeof WIZARD_STEPS)[number]["key"];
