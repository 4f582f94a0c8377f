import type { RecipeLink } from "../entities/recipe.ts";
import type { UnitId } from "../catalog/units.ts";

/** The common fields of all rows; `unitPrice` in reais per base unit. */
export interface PartRow {
  id: number;
  name: string;
  unit: string;
  unitPrice: number;
  /** In reais. Stored for other readers; computed again on load, never trusted. */
  total?: number | undefined;
  /** How it is made. It changes no cost by itself. */
  recipe?: RecipeLink | undefined;
}

/** A named list inside a part: a food category, a thematic table, an expense group. */
export interface PartGroup<Row extends PartRow> {
  id: number;
  name: string;
  items: Row[];
  total?: number | undefined;
}

/** A row in the form that pricing needs: `quantity` in `unit` per person, `unitPrice` in reais per base unit. */
export interface PricedLine {
  name: string;
  quantity: number | "";
  unit: string;
  unitPrice: number;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
}

/** Converts a row to a priced line. */
export type LineOf<Row> = (row: Row) => PricedLine;

/** The definition of a part. Texts are those of the screen. */
interface PartRules<Key extends string, Row extends PartRow> {
  /** Its key in `dados`, in the store and among the steps. */
  key: Key;
  label: string;
  /** The path of its step. */
  path: `/${string}`;
  /** The order of its step among all steps. */
  stepOrder: number;
  /** Food and drink are on the menu; equipment is brought to the event. */
  kind: "food" | "drink" | "equipment";
  /** Its rows often have a price per hundred, so a check warns of a high price per piece. */
  pricedByHundred?: true;
  /** By default a proposal shows its rows without quantities. */
  namesOnly?: true;
  newRow: (id: number) => Row;
  /** The field of its rows that holds the quantity. */
  quantityField: keyof Row & string;
  /** What multiplies a row: always the guests, or the switches of the row. */
  multipliedBy: "guests" | "row";
  /** The units of its unit select, in order. */
  units: readonly UnitId[];
  /** Initial values of a new row that follow from its name. */
  impliedBy?(name: string): Partial<Row>;
  /** Further search words of a row, beside its name and unit. */
  searchWords?(row: Row): string[];
  screen: PartScreen;
}

/** The texts of a part's step. */
export interface PartScreen {
  /** The columns over the rows. */
  columns: {
    name: string;
    quantity?: string;
    fourth: string;
    fourthAlign?: "start" | "end";
  };
  /** The label of a row's name field. */
  rowName: string;
  /** The button that adds a row. */
  addRow: string;
  /** The label of the search field; without it the step has no search. */
  search?: string;
  /** The hint of an empty part. */
  empty: string;
  /** The heading of the last card. */
  summary: string;
}

/** A part whose rows stand in one list. */
export interface FlatPart<
  Key extends string = string,
  Row extends PartRow = PartRow,
> extends Omit<PartRules<Key, Row>, "quantityField"> {
  quantityField: string;
  /** Whether the quantity of a new row is empty, which counts as 0. */
  startsEmpty: boolean;
  /** Converts a row to a priced line. */
  line(row: Row): PricedLine;
  group?: undefined;
}

/** The definition of the groups of a part. */
interface GroupRules<Group> {
  newGroup: (id: number) => Group;
  /** The noun of a group, feminine: "categoria". */
  noun: string;
  /** The same with a capital. */
  title: string;
  /** Row ids count on through all groups of the part, not within each. */
  rowIdsAcross: boolean;
}

/** A part whose rows stand in named groups. */
export interface GroupedPart<
  Key extends string = string,
  Row extends PartRow = PartRow,
  Group extends PartGroup<Row> = PartGroup<Row>,
> extends Omit<FlatPart<Key, Row>, "group"> {
  group: GroupRules<Group>;
}

/**
 * Creates a part without groups. A new part is a file with one such definition and a line in `table.ts`.
 *
 * @example
 *   export const drinks = flatPart<"drinks", Drink>({ key: "drinks", label: "Bebidas", … });
 */
export function flatPart<Key extends string, Row extends PartRow>(
  rules: PartRules<Key, Row>,
): FlatPart<Key, Row> {
  return { ...rules, ...derived(rules) };
}

/** Creates a part with groups; see `flatPart`. */
export function groupedPart<
  Key extends string,
  Row extends PartRow,
  Group extends PartGroup<Row>,
>(
  rules: PartRules<Key, Row> & { group: GroupRules<Group> },
): GroupedPart<Key, Row, Group> {
  return { ...rules, ...derived(rules) };
}

function derived<Row extends PartRow>(rules: PartRules<string, Row>) {
  const startsEmpty = rules.newRow(0)[rules.quantityField] === "";
  return { startsEmpty, line: lineOf(rules) };
}

function lineOf<Row extends PartRow>({
  quantityField,
  multipliedBy,
}: Pick<
  PartRules<string, Row>,
  "quantityField" | "multipliedBy"
>): LineOf<Row> {
  const always = multipliedBy === "guests";
  return (row) => {
    const { name, unit, unitPrice } = row;
    const switches = row as Partial<PricedLine>;
    return {
      name,
      quantity: row[quantityField] as PricedLine["quantity"],
      unit,
      unitPrice,
      multiplyByGuests: always || switches.multiplyByGuests !== false,
      multiplyByTeam: !always && switches.multiplyByTeam === true,
    };
  };
}
