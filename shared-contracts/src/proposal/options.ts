/** The budgets of a proposal: one, or up to four options in the caterer's order. */
import { OPTION_LETTERS } from "../entities/option-letters.ts";
import type { ProposalSettings } from "../entities/proposal.ts";
import { formatMoney } from "../formats/money.ts";
import type { Budget } from "../parts/budget.ts";
import type { BudgetTotals } from "../pricing/budget-totals.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import type { Block } from "./composition.ts";
import { includedBlocks, includedSentences } from "./included.ts";
import { menuBlocks } from "./menu.ts";
import { type OptionBudget, optionRows } from "./option-rows.ts";
import { printable } from "../formats/printable.ts";
import { readProposalSettings } from "./read-settings.ts";

/** A saved budget that a proposal offers beside its own. The client never reads its name. */
export interface OtherBudget {
  id: number;
  budget: Budget;
}

/** A budget as an option: "Opção A" with its title, prices and settings. */
export interface Option extends OptionBudget {
  id: number;
  letter: string;
  /** The title that the client reads; empty for the letter alone. */
  name: string;
  totals: BudgetTotals;
  isSuggested: boolean;
}

/** The budgets in the order of the settings. The proposal decides which parts are shown, each budget which groups. */
export function orderedOptions({
  id,
  budget,
  others,
  settings,
}: {
  id: number;
  budget: Budget;
  others: readonly OtherBudget[];
  settings: ProposalSettings;
}): Option[] {
  const place = (budgetId: number) =>
    settings.options?.findIndex((option) => option.id === budgetId) ?? 0;
  return [{ id, budget }, ...others]
    .toSorted((a, b) => place(a.id) - place(b.id))
    .map((one) => ({
      ...one,
      totals: priceBudget(one.budget),
      settings: one.budget === budget ? settings : settingsOf(one, settings),
    }))
    .map((one, index) => ({
      id: one.id,
      letter: `Opção ${OPTION_LETTERS[index]}`,
      name: printable(nameOf(one.id, settings)),
      budget: one.budget,
      totals: one.totals,
      settings: one.settings,
      isSuggested: settings.suggested === one.id,
    }));
}

const nameOf = (id: number, { options }: ProposalSettings): string =>
  options?.find((option) => option.id === id)?.name ?? "";

function settingsOf(
  { budget }: OtherBudget,
  settings: ProposalSettings,
): ProposalSettings {
  const own = readProposalSettings(budget["proposal"]).show ?? {};
  const isGroup = ([key]: [string, unknown]) => key.includes("/");
  return {
    ...settings,
    show: Object.fromEntries([
      ...Object.entries(settings.show ?? {}).filter((entry) => !isGroup(entry)),
      ...Object.entries(own).filter(isGroup),
    ]),
  };
}

/** Prices, menu and what is included. */
export function contentBlocks(
  { budget, settings, totals }: Option,
  validUntil: string,
): Block[] {
  const perPerson =
    budget.eventData.guests > 0
      ? [{ label: "Valor por pessoa", value: formatMoney(totals.perPerson) }]
      : [];
  return [
    {
      kind: "prices",
      prices: [
        ...perPerson,
        { label: "Valor total", value: formatMoney(totals.total) },
      ],
      validity: { label: "Proposta válida até", value: validUntil },
    },
    ...menuBlocks(budget, settings),
    ...includedBlocks(budget, settings),
  ];
}

/** The comparison of the options, what all include, the choice, then each option in full. [proposal-options] */
export function optionsBlocks(
  options: readonly Option[],
  validUntil: string,
): Block[] {
  const { rows, equal } = optionRows(options);
  const price = (label: string, of: (totals: BudgetTotals) => string) => ({
    label,
    cells: options.map(({ totals }) => ({ text: of(totals), detail: "" })),
  });
  return [
    {
      kind: "options",
      title: "Opções",
      note: `Válidas até ${validUntil}`,
      columns: options.map(({ letter, name, isSuggested }) => {
        const called = isSuggested ? `${letter}, sugerida` : letter;
        return {
          kicker: name ? called : "",
          name: name || called,
          isSuggested,
        };
      }),
      prices: [
        price("Por pessoa", ({ perPerson }) => formatMoney(perPerson)),
        price("Total", ({ total }) => formatMoney(total)),
      ],
      rows,
    },
    ...includedInAll(options, equal),
    {
      kind: "choice",
      title: "Sua escolha",
      choices: options.map(({ letter }) => letter),
    },
    ...options.flatMap((option) => [
      {
        kind: "option" as const,
        kicker: option.name ? option.letter : "",
        title: option.name || option.letter,
      },
      ...contentBlocks(option, validUntil),
    ]),
  ];
}

function includedInAll(
  options: readonly Option[],
  equal: readonly string[],
): Block[] {
  const sentences = options.map(({ budget, settings }) =>
    includedSentences(budget, settings),
  );
  const shared = (["team", "equipment"] as const)
    .map((key) => sentences.map((sentence) => sentence[key]))
    .filter((texts) => texts.every((text) => text === texts[0]))
    .map(([text]) => text);
  const text = [equal.length > 0 ? `${equal.join(", ")}.` : "", ...shared]
    .filter(Boolean)
    .join(" ");
  if (text === "") return [];
  return [
    { kind: "included", title: "Está incluído em todas", text, parts: [] },
  ];
}
