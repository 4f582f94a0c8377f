import { findRole } from "shared-contracts/catalog/roles";
import type { Budget } from "shared-contracts/parts/budget";
import { partRows, rowGroups } from "shared-contracts/parts/part-rows";
import type { PartRow } from "shared-contracts/parts/part";
import { type AnyPart, EACH_PART } from "shared-contracts/parts/table";
import { team as teamPart } from "shared-contracts/parts/team";
import { type Exact, exact, isZero } from "shared-contracts/numbers/exact";
import { lineQuantity } from "shared-contracts/pricing/line-cost";
import { budgetHeadcount } from "shared-contracts/pricing/part-costs";
import type { Headcount } from "shared-contracts/pricing/people-count";
import { formatCount } from "shared-contracts/formats/count";
import { formatTotalQuantity } from "shared-contracts/pricing/quantity";
import type { ProposalLine, ProposalPart } from "./proposal.ts";

/** Units that name a pack: the word is clearer than "un". */
const packs: Record<string, [one: string, many: string]> = {
  embalagem: ["embalagem", "embalagens"],
  pct: ["pacote", "pacotes"],
};

/** What the client gets, food first and equipment last; empty parts are left out. */
export function proposalParts(budget: Budget): ProposalPart[] {
  const h = budgetHeadcount(budget);
  const [equipment, served] = [true, false].map((isEquipment) =>
    EACH_PART.filter(({ kind }) => (kind === "equipment") === isEquipment).map(
      (part) => proposalPart(budget, part, h),
    ),
  ) as [ProposalPart[], ProposalPart[]];
  const team = { title: teamPart.label, lines: teamLines(budget), groups: [] };
  return [...served, team, ...equipment].filter(
    ({ lines, groups }) => lines.length > 0 || groups.length > 0,
  );
}

/** The groups of equipment are internal to the caterer, so its items are one list. */
function proposalPart(
  budget: Budget,
  part: AnyPart,
  h: Headcount,
): ProposalPart {
  const list = (rows: readonly PartRow[]) =>
    rows.flatMap((row) => proposalLine(row, lineQuantity(part.line(row), h)));
  const title = part.label;
  if (!part.group || part.kind === "equipment")
    return { title, lines: list(partRows(budget, part)), groups: [] };
  const groups = rowGroups(budget, part)
    .map(({ group, rows }) => ({
      title: named(group?.name ?? ""),
      lines: list(rows),
    }))
    .filter(({ lines }) => lines.length > 0);
  return { title, lines: [], groups };
}

function teamLines({ team }: Budget): ProposalLine[] {
  return team
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, role, quantity }) => ({
      name: named(name || (findRole(role)?.label ?? "")),
      value: formatCount(exact(quantity)),
    }));
}

function proposalLine(
  { name, unit }: PartRow,
  quantity: Exact,
): ProposalLine[] {
  if (isZero(quantity)) return [];
  return [{ name: named(name), value: quantityText(quantity, unit) }];
}

function quantityText(quantity: Exact, unit: string): string {
  const pack = packs[unit];
  if (!pack) return formatTotalQuantity(quantity, unit, formatCount);
  const count = formatCount(quantity);
  return `${count} ${count === "1" ? pack[0] : pack[1]}`;
}

const named = (name: string): string => name.trim() || "Sem nome";
