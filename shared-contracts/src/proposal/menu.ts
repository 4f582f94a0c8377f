import type { ProposalSettings } from "../entities/proposal.ts";
import { guestsInWords } from "../formats/event-words.ts";
import type { Budget } from "../parts/budget.ts";
import { confectionery } from "../parts/confectionery.ts";
import { drinks } from "../parts/drinks.ts";
import { foods } from "../parts/foods.ts";
import { garnishes } from "../parts/garnishes.ts";
import type { AnyPart } from "../parts/table.ts";
import { thematicTables } from "../parts/thematic-tables.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import type { Block, MenuPart } from "./composition.ts";
import { shownGroups } from "./shown-rows.ts";

/** The parts of the menu in the order of a party, not of the wizard. */
export const MENU_PARTS: readonly AnyPart[] = [
  garnishes,
  thematicTables,
  foods,
  confectionery,
  drinks,
];

/** The block of the menu by part and category; none when all is hidden or empty. */
export function menuBlocks(
  budget: Budget,
  settings: ProposalSettings,
): Block[] {
  const h = budgetHeadcount(budget);
  const parts = MENU_PARTS.map((part): MenuPart => {
    const groups = shownGroups(budget, part, h, settings);
    return {
      title: part.label,
      groups: groups.map(({ name, rows }) => ({ name, rows })),
    };
  }).filter(({ groups }) => groups.length > 0);
  if (parts.length === 0) return [];
  const { guests } = budget.eventData;
  const hasQuantity = parts.some(({ groups }) =>
    groups.some(({ rows }) => rows.some(({ quantity }) => quantity !== "")),
  );
  const note =
    hasQuantity && guests > 0
      ? `Quantidades para ${guestsInWords(guests)}`
      : "";
  return [{ kind: "menu", title: "Cardápio", note, parts }];
}
