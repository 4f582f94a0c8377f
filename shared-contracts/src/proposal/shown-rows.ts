/** Which rows of a budget a client reads, and how much of each. */
import { FIXED_SUM, GROUP_WORDS, UNCOUNTED } from "../catalog/client-words.ts";
import { INTERNAL_WORDS } from "../catalog/internal-groups.ts";
import type { ProposalSettings, Showing } from "../entities/proposal.ts";
import { isZero } from "../numbers/exact.ts";
import type { Budget } from "../parts/budget.ts";
import type { PartRow } from "../parts/part.ts";
import { rowGroups } from "../parts/part-rows.ts";
import type { AnyPart } from "../parts/table.ts";
import { lineQuantity } from "../pricing/line-cost.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { MenuGroup, MenuRow } from "./composition.ts";
import { printable } from "../formats/printable.ts";
import { servedQuantity } from "./served-quantity.ts";

/** How a proposal shows a part by default: of equipment, a sentence with the names of the groups. */
export function usualShowing({ kind, namesOnly }: AnyPart): Showing {
  if (namesOnly) return "nomes";
  return kind === "equipment" ? "resumo" : "completo";
}

/** A group with its printed rows, and how it is shown. */
export interface ShownGroup extends MenuGroup {
  showing: Showing;
}

/**
 * The groups of a part that the client reads: without rows that lack a name or a quantity, without internal groups and
 * empty groups. [proposal-has-nothing-internal]
 */
export function shownGroups(
  budget: Budget,
  part: AnyPart,
  h: Headcount,
  settings: ProposalSettings,
): ShownGroup[] {
  const showing = settings.show?.[part.key] ?? usualShowing(part);
  const ofGroup = (id: number | undefined, isInternal: boolean) =>
    settings.show?.[`${part.key}/${id}`] ?? (isInternal ? "oculto" : showing);
  return rowGroups(budget, part)
    .map(({ group, rows }) => {
      const rowShowing = (row: PartRow) =>
        group ? null : ofGroup(row.id, isForTeamOnly(part, row));
      const printed = rows.filter(
        (row) => isPrinted(part, row, h) && rowShowing(row) !== "oculto",
      );
      const isInternal =
        group !== undefined && isInternalGroup(part, group.name, printed);
      const shown = group ? ofGroup(group.id, isInternal) : showing;
      const name = group?.name ?? "";
      return {
        name: isUnnamed(name, part.group?.newGroup(0).name ?? "")
          ? ""
          : printable(GROUP_WORDS.get(name.trim()) ?? name),
        showing: shown,
        rows: printed.map((row) => menuRow(row, part, h, shown)),
      };
    })
    .filter(
      ({ rows, showing: shown }) => rows.length > 0 && shown !== "oculto",
    );
}

/** Whether a row has a name and a quantity. */
export function isPrinted(part: AnyPart, row: PartRow, h: Headcount): boolean {
  return (
    !isUnnamed(row.name, part.newRow(0).name) &&
    !isZero(lineQuantity(part.line(row), h))
  );
}

/** A row as the client reads it. [proposal-words] */
function menuRow(
  row: PartRow,
  part: AnyPart,
  h: Headcount,
  showing: Showing,
): MenuRow {
  const isCounted =
    showing === "completo" &&
    !FIXED_SUM.test(row.name) &&
    !UNCOUNTED.test(row.name.trim());
  return {
    name: printable(row.name.replace(FIXED_SUM, "")),
    quantity: isCounted
      ? servedQuantity(lineQuantity(part.line(row), h), row.unit)
      : "",
  };
}

/** Whether a name is empty or the default of a new row or group: "Novo Item", "Outra função 1". */
export function isUnnamed(name: string, newName: string): boolean {
  const text = printable(name);
  return text === "" || text.replace(/ \d+$/, "") === newName;
}

/** Whether a group is hidden by default. */
export function isInternalGroup(
  part: AnyPart,
  name: string,
  rows: readonly PartRow[],
): boolean {
  const words: Partial<Record<string, readonly string[]>> = INTERNAL_WORDS;
  const text = name.normalize("NFC").toLocaleLowerCase("pt-BR");
  return (
    (words[part.key] ?? []).some((word) => text.includes(word)) ||
    (rows.length > 0 && rows.every((row) => isForTeamOnly(part, row)))
  );
}

/** Whether a row is food or drink for the team alone. Equipment for the team may also serve the guests. */
export function isForTeamOnly(part: AnyPart, row: PartRow): boolean {
  const { multiplyByGuests, multiplyByTeam } = part.line(row);
  return part.kind !== "equipment" && multiplyByTeam && !multiplyByGuests;
}
