/** What differs between the options of a proposal, row by row. */
import type { ProposalSettings } from "../entities/proposal.ts";
import { formatCount } from "../formats/count.ts";
import { guestsInWords, hoursInWords } from "../formats/event-words.ts";
import { exact, isZero, sum } from "../numbers/exact.ts";
import { perEach } from "../numbers/ratio.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";
import type { Budget } from "../parts/budget.ts";
import { garnishes } from "../parts/garnishes.ts";
import { team as teamPart } from "../parts/team.ts";
import { thematicTables } from "../parts/thematic-tables.ts";
import { lineQuantity } from "../pricing/line-cost.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import { teamSize } from "../pricing/team-cost.ts";
import { baseUnit } from "../pricing/units.ts";
import type { OptionRow } from "./composition.ts";
import { writtenDay } from "./days.ts";
import { listed, workingTeam } from "./included.ts";
import { MENU_PARTS } from "./menu.ts";
import { printable } from "../formats/printable.ts";
import { shownGroups } from "./shown-rows.ts";

/** One budget of a proposal, with the settings that it is shown by. */
export interface OptionBudget {
  /** The name that the client reads. */
  name: string;
  budget: Budget;
  settings: ProposalSettings;
}

type Cell = OptionRow["cells"][number];

const NONE: Cell = { text: "Não inclui", detail: "" };
const NAMES_SHOWN = 3;

/** What the parts are counted in; the others in "tipos". */
const COUNTED: Partial<Record<string, readonly [string, string]>> = {
  foods: ["prato", "pratos"],
  thematicTables: ["mesa", "mesas"],
};

/** The rows that differ, and in words what is equal in all. */
export function optionRows(options: readonly OptionBudget[]): {
  rows: OptionRow[];
  equal: string[];
} {
  const rows = [
    row("Data", options, ({ budget }) => [
      cell(writtenDay(printable(budget.eventData.eventDate)) || "A combinar"),
    ]),
    row("Convidados", options, ({ budget }) => [
      cell(guestsInWords(budget.eventData.guests)),
    ]),
  ].filter(differs);
  const parts = MENU_PARTS.map((part) => {
    const names = options.map((option) => namesOf(option, part));
    return {
      label: part.label,
      cells: options.map((option, index) =>
        partCell(option, part, names[index]!, names[index - 1]),
      ),
      isSame: names.every((own) => sameNames(own, names[0]!)),
    };
  }).filter(({ cells }) => cells.some((shown) => shown !== NONE));
  const team = row(teamPart.label, options, teamCells);
  const shown = parts.filter((part) => !part.isSame || differs(part));
  const equal = parts.filter((part) => !shown.includes(part));
  return {
    rows: [
      ...rows,
      ...shown.map(({ label, cells }) => ({ label, cells })),
      ...(differs(team) ? [team] : []),
    ],
    equal: equal.map(({ label, cells }) => `${label} (${cells[0]!.text})`),
  };
}

const cell = (text: string, detail = ""): Cell => ({ text, detail });

function row(
  label: string,
  options: readonly OptionBudget[],
  cells: (option: OptionBudget) => Cell[],
): OptionRow {
  return { label, cells: options.flatMap(cells) };
}

function differs({ cells }: OptionRow): boolean {
  return cells.some(
    ({ text, detail }) =>
      text !== cells[0]!.text || detail !== cells[0]!.detail,
  );
}

function teamCells({ budget, settings }: OptionBudget): Cell[] {
  const size = teamSize(workingTeam(budget));
  if (isZero(size) || settings.show?.["team"] === "oculto") return [NONE];
  const { duration } = budget.eventData;
  return [
    cell(
      counted(formatCount(size), ["pessoa", "pessoas"]),
      duration > 0 ? hoursInWords(duration) : "",
    ),
  ];
}

/** The names of what is printed: of tables the tables, of other parts the rows. */
function namesOf(
  { budget, settings }: OptionBudget,
  part: (typeof MENU_PARTS)[number],
): string[] {
  const groups = shownGroups(budget, part, budgetHeadcount(budget), settings);
  return part.key === thematicTables.key
    ? groups.map(({ name }) => name.replace(/^mesa de /i, "") || part.label)
    : groups.flatMap(({ rows }) => rows.map(({ name }) => name));
}

function partCell(
  option: OptionBudget,
  part: (typeof MENU_PARTS)[number],
  names: readonly string[],
  before: readonly string[] | undefined,
): Cell {
  if (names.length === 0) return NONE;
  const words = COUNTED[part.key] ?? ["tipo", "tipos"];
  const count = counted(String(names.length), words);
  const pieces = part.key === garnishes.key ? piecesEach(option) : "";
  return cell(count, pieces || (before ? difference(names, before) : ""));
}

/** "13 por pessoa": the pieces of the snacks for each guest; empty where they are only weighed. */
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

/** "Mais camafeu de nozes e bem-casado, sem beijinho"; after none only the names. */
function difference(
  names: readonly string[],
  before: readonly string[],
): string {
  const more = names.filter((name) => !before.includes(name));
  const less = before.filter((name) => !names.includes(name));
  const added = more.length > 0 ? few(more) : "";
  if (before.length === 0) return capital(added);
  return capital(
    [added && `mais ${added}`, less.length > 0 ? `sem ${few(less)}` : ""]
      .filter(Boolean)
      .join(", "),
  );
}

/** At most three names, with small first letters. */
function few(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map(small);
  const others = names.length - shown.length;
  return others > 0 ? `${shown.join(", ")} e mais ${others}` : listed(shown);
}

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLocaleLowerCase("pt-BR") + text.slice(1)
    : text;
const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);

const counted = (
  count: string,
  [one, many]: readonly [string, string],
): string => `${count} ${count === "1" ? one : many}`;

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}
