/** The fixed costs of every budget, in stored order, with their labels. */
export const FIXED_COSTS = [
  { key: "kitchenRent", label: "Aluguel de cozinha" },
  { key: "insurance", label: "Seguro" },
  { key: "marketing", label: "Marketing" },
  { key: "other", label: "Outros" },
  { key: "technicalVisit", label: "Visita técnica" },
  { key: "transportLoading", label: "Transporte e carregamento" },
  { key: "freights", label: "Fretes" },
] as const;

/** Named amounts in reais. Keys outside the seven known ones are kept and summed too. */
export type FixedCosts = Record<(typeof FIXED_COSTS)[number]["key"], number> & {
  [unknownKey: string]: unknown;
};

/** The fixed costs. They have no rows and no step: the event step shows them. */
export const fixedCosts = { key: "fixedCosts", label: "Custos Fixos" } as const;

const LABELS = new Map<string, string>(
  FIXED_COSTS.map(({ key, label }) => [key, label]),
);

/** The label of a fixed cost; an unknown key is its own label. */
export function fixedCostLabel(key: string): string {
  return LABELS.get(key) ?? key;
}
