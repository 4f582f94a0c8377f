import type { UnitId } from "../catalog/units.ts";

/** A row of a part, as far as all of them are alike; `unitPrice` in reais per base unit. */
export interface PartRow {
  id: number;
  name: string;
  unit: string;
  unitPrice: number;
  /** In reais. Stored for other readers, recomputed on load and never trusted. */
  total?: number | undefined;
}

/** A named list inside a part: a food category, a thematic table, an expense group. */
export interface PartGroup<Row extends PartRow> {
  id: number;
  name: string;
  items: Row[];
  total?: number | undefined;
}

/** A row as it is priced: `quantity` in `unit` for each of its people, `unitPrice` in reais per base unit. */
export interface PricedLine {
  name: string;
  quantity: number | "";
  unit: string;
  unitPrice: number;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
}

/** What makes a row of some part a priced line. */
export type LineOf<Row> = (row: Row) => PricedLine;

/** What a part says about itself. Texts are as the screen shows them. */
interface PartRules<Key extends string, Row extends PartRow> {
  /** Its noun: its key in `dados`, in the store and among the steps. */
  key: Key;
  label: string;
  /** The address of its step. */
  path: `/${string}`;
  /** Where its step stands among the others: steps go by this number. */
  stepOrder: number;
  /** Food is on the menu and prepared in the kitchen; equipment is carried there. */
  kind: "food" | "drink" | "equipment";
  /** Its rows are often priced by the hundred, so a high price for one piece is worth a look. */
  pricedByHundred?: true;
  /** A proposal has the names of its rows alone at first: kilos of meat only raise questions. */
  namesOnly?: true;
  newRow: (id: number) => Row;
  /** What its rows call their quantity. */
  quantityField: keyof Row & string;
  /** By whom a row is multiplied: always the guests, or as the row says. */
  multipliedBy: "guests" | "row";
  /** The units on offer, in this order. */
  units: readonly UnitId[];
  /** What the name of a new row says about its other fields, as a start. */
  impliedBy?(name: string): Partial<Row>;
  /** What a row is found by, from the first letter on, beside its name and unit. */
  searchWords?(row: Row): string[];
  screen: PartScreen;
}

/** The words of a part's step. */
export interface PartScreen {
  /** The columns over the rows. */
  columns: {
    name: string;
    quantity?: string;
    fourth: string;
    fourthAlign?: "start" | "end";
  };
  /** What a new row's name field asks for. */
  rowName: string;
  /** The button that adds a row. */
  addRow: string;
  /** The search field; without it the step has no search. */
  search?: string;
  /** How to start, while the part is empty. */
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
  /** Makes a row a priced line. */
  line(row: Row): PricedLine;
  group?: undefined;
}

/** What a part says about its groups. */
interface GroupRules<Group> {
  newGroup: (id: number) => Group;
  /** What such a group is called, a feminine noun: "categoria". */
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

/** Makes a part without groups of what it says about itself. */
export function flatPart<Key extends string, Row extends PartRow>(
  rules: PartRules<Key, Row>,
): FlatPart<Key, Row> {
  return { ...rules, ...derived(rules) };
}

/** Makes a part with groups of what it says about itself. */
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
    const said = row as Partial<PricedLine>;
    return {
      name,
      quantity: row[quantityField] as PricedLine["quantity"],
      unit,
      unitPrice,
      multiplyByGuests: always || said.multiplyByGuests !== false,
      multiplyByTeam: !always && said.multiplyByTeam === true,
    };
  };
}
