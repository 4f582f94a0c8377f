/** The comparison of a proposal's options, row by row. [proposal-options] */
import type { ProposalSettings } from "../entities/proposal.ts";
import { counted, formatCount } from "../formats/count.ts";
import { guestsInWords, hoursInWords } from "../formats/event-words.ts";
import { printable } from "../formats/printable.ts";
import { capitalized, listed, uncapitalized } from "../formats/sentence.ts";
import { exact, isZero, sum } from "../numbers/exact.ts";
import { perEach } from "../numbers/ratio.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";
import type { Budget } from "../parts/budget.ts";
import { garnishes } from "../parts/garnishes.ts";
import type { AnyPart } from "../parts/table.ts";
import { team as teamPart } from "../parts/team.ts";
import { thematicTables } from "../parts/thematic-tables.ts";
import { lineQuantity } from "../pricing/line-cost.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import { teamSize } from "../pricing/team-cost.ts";
import { baseUnit } from "../pricing/units.ts";
import type { OptionCell, OptionRow } from "./composition.ts";
import { writtenDay } from "./days.ts";
import { workingTeam } from "./included.ts";
import { MENU_PARTS } from "./menu.ts";
import { shownGroups } from "./shown-rows.ts";

/** One budget of a proposal, with the settings of its presentation. */
export interface OptionBudget {
  /** The name that the client reads. */
  name: string;
  budget: Budget;
  settings: ProposalSettings;
}

/** A row of the comparison, and whether the options differ in it. */
interface ComparedRow extends OptionRow {
  differs: boolean;
}

const NONE: OptionCell = { text: "Não inclui", detail: "" };
const NAMES_SHOWN = 3;

/** The nouns that parts are counted in; other parts are counted in "tipos". */
const NOUNS: Partial<Record<string, readonly [one: string, many: string]>> = {
  foods: ["prato", "pratos"],
  thematicTables: ["mesa", "mesas"],
};

/** The rows in which the options differ, and a text for each part that is the same in all. */
export function optionRows(options: readonly OptionBudget[]): {
  rows: OptionRow[];
  equal: string[];
} {
  const parts = MENU_PARTS.map((part) => partRow(part, options)).filter(
    ({ cells }) => cells.some((cell) => cell !== NONE),
  );
  const compared = [
    row("Data", options.map(dateCell)),
    row("Convidados", options.map(guestsCell)),
    ...parts,
    row(teamPart.label, options.map(teamCell)),
  ];
  return {
    rows: compared
      .filter(({ differs }) => differs)
      .map(({ label, cells }) => ({ label, cells })),
    equal: parts
      .filter(({ differs }) => !differs)
      .map(({ label, cells }) => `${label} (${cells[0]!.text})`),
  };
}

function row(label: string, cells: readonly OptionCell[]): ComparedRow {
  const { text, detail } = cells[0]!;
  const differs = cells.some(
    (cell) => cell.text !== text || cell.detail !== detail,
  );
  return { label, cells, differs };
}

function dateCell({ budget }: OptionBudget): OptionCell {
  const date = writtenDay(printable(budget.eventData.eventDate));
  return { text: date || "A combinar", detail: "" };
}

function guestsCell({ budget }: OptionBudget): OptionCell {
  return { text: guestsInWords(budget.eventData.guests), detail: "" };
}

function teamCell({ budget, settings }: OptionBudget): OptionCell {
  const size = teamSize(workingTeam(budget));
  if (isZero(size) || settings.show?.["team"] === "oculto") return NONE;
  const { duration } = budget.eventData;
  return {
    text: counted(size, "pessoa", "pessoas"),
    detail: duration > 0 ? hoursInWords(duration) : "",
  };
}

/** The row of a part. It also differs when equal texts stand for different names. */
function partRow(part: AnyPart, options: readonly OptionBudget[]): ComparedRow {
  const names = options.map((option) => namesOf(option, part));
  const compared = row(
    part.label,
    options.map((option, index) =>
      partCell(option, part, names[index]!, names[index - 1]),
    ),
  );
  const isSame = names.every((own) => sameNames(own, names[0]!));
  return { ...compared, differs: compared.differs || !isSame };
}

/** The printed names of a part: of the tables, or of the rows. */
function namesOf({ budget, settings }: OptionBudget, part: AnyPart): string[] {
  const groups = shownGroups(budget, part, budgetHeadcount(budget), settings);
  return part.key === thematicTables.key
    ? groups.map(({ name }) => name.replace(/^mesa de /i, "") || part.label)
    : groups.flatMap(({ rows }) => rows.map(({ name }) => name));
}

function partCell(
  option: OptionBudget,
  part: AnyPart,
  names: readonly string[],
  before: readonly string[] | undefined,
): OptionCell {
  if (names.length === 0) return NONE;
  const [one, many] = NOUNS[part.key] ?? ["tipo", "tipos"];
  const pieces = part.key === garnishes.key ? piecesEach(option) : "";
  return {
    text: counted(names.length, one, many),
    detail: pieces || (before ? difference(names, before) : ""),
  };
}

/** "13 por pessoa": the pieces of the snacks for each guest; empty when all are weighed. */
function piecesEach({ budget }: OptionBudget): string {
  const h = budgetHeadcount(budget);
  const pieces = sum(
    budget.garnishes
      .filter(({ unit }) => baseUnit(unit) === "un")
      .map((snack) => lineQuantity(garnishes.line(snack), h)),
  );
  if (isZero(pieces) || isZero(h.guests)) return "";
  const each = roundHalfUp(perEach(pieces, h.guests), 1);
  return `${formatCount(exact(decimalText(each, 1)))} por pessoa`;
}

/** "Mais camafeu de nozes e bem-casado, sem beijinho"; after an option without any, the names alone. */
function difference(
  names: readonly string[],
  before: readonly string[],
): string {
  const more = few(names.filter((name) => !before.includes(name)));
  const less = few(before.filter((name) => !names.includes(name)));
  if (before.length === 0) return capitalized(more);
  return capitalized(
    [more && `mais ${more}`, less && `sem ${less}`].filter(Boolean).join(", "),
  );
}

/** At most three names, with small first letters. */
function few(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map(uncapitalized);
  const others = names.length - shown.length;
  return others > 0 ? `${shown.join(", ")} e mais ${others}` : listed(shown);
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}
