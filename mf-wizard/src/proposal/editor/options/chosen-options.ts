import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { savedBudgetFacts } from "../../../working-budget/saved/saved-budget-facts.ts";
import type { SavedCopy } from "../../useSavedCopy.ts";

/** A budget that the proposal offers, as the editor lists it. */
export interface ChosenOption {
  id: number;
  /** "A" to "D". */
  letter: string;
  /** The title that the client reads; empty for "Opção A". */
  name: string;
  /** What the caterer calls the budget. */
  savedName: string;
  /** What tells the budget from the client's others: "15/05/2027, 137 convidados". */
  facts: string;
  totalFinal: number;
  guests: number;
  /** It is the budget whose proposal this is. */
  isOwn: boolean;
}

/** The longest title that a client reads. */
export const OPTION_NAME_MAX = 60;

type Kept = NonNullable<ProposalSettings["options"]>;

/** The options of a proposal; none where it offers its own budget alone. A budget that is gone is left out. */
export function chosenOptions(
  { options = [] }: ProposalSettings,
  copy: SavedCopy,
  saved: readonly SavedBudgetSummary[],
): ChosenOption[] {
  const found = options.flatMap(({ id, name }) => {
    const facts = factsOf(id, copy, saved);
    return facts ? [{ id, name, ...facts }] : [];
  });
  if (found.length < 2) return [];
  return found.map((option, index) => ({
    ...option,
    letter: OPTION_LETTERS[index]!,
  }));
}

function factsOf(
  id: number,
  copy: SavedCopy,
  saved: readonly SavedBudgetSummary[],
) {
  if (id === copy.id) {
    const { name: savedName, totalFinal, budget } = copy;
    const { guests } = budget.eventData;
    return {
      savedName,
      facts: "este orçamento",
      totalFinal,
      guests,
      isOwn: true,
    };
  }
  const row = saved.find((one) => one.id === id);
  if (!row) return null;
  const { nome: savedName, totalFinal, guests } = row;
  const said = savedBudgetFacts(row);
  return {
    savedName,
    facts: [said.eventDate, said.guests].filter(Boolean).join(", "),
    totalFinal,
    guests: guests ?? 0,
    isOwn: false,
  };
}

type Priced = Pick<SavedBudgetSummary, "id" | "totalFinal">;

/** The settings with one more budget, before those that cost more; the first one brings the proposal's own. */
export function withOption(
  settings: ProposalSettings,
  copy: Priced,
  added: Priced,
  listed: readonly Priced[],
): ProposalSettings {
  const before: Kept = settings.options?.length
    ? settings.options
    : [{ id: copy.id, name: "" }];
  const totals = new Map(
    [copy, ...listed].map(({ id, totalFinal }) => [id, totalFinal]),
  );
  const dearer = before.findIndex(
    ({ id }) => (totals.get(id) ?? 0) > added.totalFinal,
  );
  const at = dearer < 0 ? before.length : dearer;
  const options = before.toSpliced(at, 0, { id: added.id, name: "" });
  return { ...settings, options: options.slice(0, OPTION_LETTERS.length) };
}

/** The settings with a budget in the place of the one before it. */
export function withOptionEarlier(
  settings: ProposalSettings,
  id: number,
  before: number,
): ProposalSettings {
  const { options = [] } = settings;
  const moved = options.filter((option) => option.id === id);
  const others = options.filter((option) => option.id !== id);
  const at = others.findIndex((option) => option.id === before);
  return { ...settings, options: others.toSpliced(at, 0, ...moved) };
}

/** The settings without a budget; its own alone is no choice. */
export function withoutOption(
  settings: ProposalSettings,
  id: number,
): ProposalSettings {
  const { options = [], suggested, ...others } = settings;
  const left = options.filter((option) => option.id !== id);
  if (left.length < 2) return others;
  const stays = left.some((option) => option.id === suggested);
  return {
    ...others,
    options: left,
    ...(stays && suggested !== undefined && { suggested }),
  };
}

/** The settings with another name for the client to read. */
export function withOptionName(
  settings: ProposalSettings,
  id: number,
  name: string,
): ProposalSettings {
  const options = (settings.options ?? []).map((option) =>
    option.id === id ? { id, name: name.slice(0, OPTION_NAME_MAX) } : option,
  );
  return { ...settings, options };
}

/** "3 orçamentos, B sugerida". */
export function optionsSummary(
  options: readonly ChosenOption[],
  suggested: number | undefined,
): string {
  if (options.length === 0) return "Só este orçamento";
  const letter = options.find(({ id }) => id === suggested)?.letter;
  return `${options.length} orçamentos${letter ? `, ${letter} sugerida` : ""}`;
}
