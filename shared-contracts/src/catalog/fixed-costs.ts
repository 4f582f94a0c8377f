import type { FixedCostName } from "../entities/fixed-costs.ts";

/** The fixed costs every budget has, in stored order, as the screen calls them. */
export const FIXED_COSTS = [
  { key: "kitchenRent", label: "Aluguel de cozinha" },
  { key: "insurance", label: "Seguro" },
  { key: "marketing", label: "Marketing" },
  { key: "other", label: "Outros" },
  { key: "technicalVisit", label: "Visita técnica" },
  { key: "transportLoading", label: "Transporte e carregamento" },
  { key: "freights", label: "Fretes" },
] as const satisfies readonly { key: FixedCostName; label: string }[];

const LABELS = new Map<string, string>(
  FIXED_COSTS.map(({ key, label }) => [key, label]),
);

/** What the screen calls a fixed cost; one that other data brought along is called by its key. */
export function fixedCostLabel(key: string): string {
  return LABELS.get(key) ?? key;
}
