import { add, type Exact, ZERO } from "../numbers/exact.ts";
import { folded } from "../formats/folded.ts";
import type { Budget } from "../parts/budget.ts";
import { rowGroups } from "../parts/part-rows.ts";
import { EACH_PART, forEachPart, type LinePart } from "../parts/table.ts";
import { newTeamMember } from "../parts/team.ts";
import { lineCost } from "./line-cost.ts";
import { budgetHeadcount } from "./part-costs.ts";
import { baseUnit } from "./units.ts";

/** The parts whose rows have a price. */
export type PricedPart = LinePart | "team";

/**
 * What a row says otherwise than a new one of its part, without name and price; as `category` the name of the group that
 * it stands in.
 */
export type RowFields = Readonly<Record<string, unknown>>;

/** The price of an item in one budget. */
export interface PricePoint {
  /** `itemKey` of the name. Items are the same when this and the unit are. */
  item: string;
  /** What the price is per: kg, L, un, or a person of the team. */
  unit: string;
  /** As the budget spells it, at most 200 UTF-16 units. */
  name: string;
  /** In reais, above 0. */
  price: number;
  /** What all its rows cost, in reais; 0 in the team. */
  cost: Exact;
  /** The first row with a price of each part that has the item. */
  rows: Partial<Record<PricedPart, RowFields>>;
}

/** The unit of a member of the team. */
const PER_PERSON = "pessoa";

const MAX_LENGTH = 200;
/** Computed, or the row's own. */
const LEFT_OUT = new Set([
  "id",
  "name",
  "total",
  "packagesNeeded",
  "unitPrice",
  "cost",
]);

/** The fields that a point keeps of a row, with their values in a new one. */
type Model = readonly (readonly [field: string, created: unknown])[];

const MODELS: Readonly<Record<PricedPart, Model>> = {
  team: modelOf(newTeamMember(0)),
  ...forEachPart((part) => modelOf(part.newRow(0))),
};

function modelOf(created: object): Model {
  return Object.entries(created).filter(([field]) => !LEFT_OUT.has(field));
}

/** Identifies an item by its name: case, accents and the number of spaces do not matter. */
export function itemKey(name: string): string {
  return folded(short(name)).replace(/\s+/g, " ").trim();
}

/**
 * The price of each item of a budget that has one, team included. Of several rows of an item the first with a price
 * counts, in the order of the bill. [one-price-a-budget]
 */
export function pricePoints(budget: Budget): PricePoint[] {
  const points = new Map<string, PricePoint>();
  const h = budgetHeadcount(budget);

  function addRow(
    part: PricedPart,
    row: { name: string },
    unit: string,
    price: number,
    cost: Exact,
    category = "",
  ): void {
    if (price <= 0) return;
    const item = itemKey(row.name);
    if (item === "") return;
    const key = `${unit} ${item}`;
    let point = points.get(key);
    if (!point) {
      const name = short(row.name.trim());
      point = { item, unit, name, price, cost: ZERO, rows: {} };
      points.set(key, point);
    }
    point.cost = add(point.cost, cost);
    point.rows[part] ??= {
      ...ownFields(row, MODELS[part]),
      ...(category && { category }),
    };
  }

  for (const member of budget.team)
    addRow("team", member, PER_PERSON, member.cost, ZERO);
  for (const part of EACH_PART)
    for (const { group, rows } of rowGroups(budget, part))
      for (const row of rows)
        addRow(
          part.key,
          row,
          baseUnit(row.unit),
          row.unitPrice,
          lineCost(part.line(row), h),
          group && short(group.name).trim(),
        );
  return [...points.values()];
}

function ownFields(row: object, model: Model): RowFields {
  const own: Record<string, unknown> = {};
  for (const [field, created] of model) {
    const value = (row as RowFields)[field];
    if (value === created) continue;
    own[field] = typeof value === "string" ? short(value) : value;
  }
  return own;
}

/** Cut to what a list shows, without what PostgreSQL cannot keep: NUL and halves of a character. */
function short(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\0\p{Surrogate}]/gu, "");
}
