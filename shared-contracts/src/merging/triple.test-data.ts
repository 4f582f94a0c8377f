/** A budget and what two devices made of it. */
import fc from "fast-check";
import { readBudget } from "../budget-file/read-budget.ts";
import type { Budget } from "../parts/budget.ts";
import { BLANK } from "../templates/blank.ts";

type Entry = Record<string, unknown> & { id: number; items?: Entry[] };

const names = fc.constantFrom("a", "b", "c");
const amounts = fc.nat(3);
const row = fc.record({
  name: names,
  unitPrice: amounts,
  unit: fc.constant("kg"),
});
const list = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.array(arbitrary, { maxLength: 3 });
const groups = list(fc.record({ name: names, items: list(row) }));

const base = fc
  .record({
    guests: amounts,
    team: list(
      fc.record({
        role: fc.constant("garcom"),
        name: names,
        quantity: amounts,
      }),
    ),
    foods: groups,
    generalExpenses: groups,
    drinks: list(row),
    note: fc.option(names, { nil: undefined }),
  })
  .map(({ guests, note, ...parts }) =>
    read({
      ...BLANK,
      ...parts,
      eventData: { ...BLANK.eventData, guests },
      proposal: { show: { "drinks/1": "nomes" } },
      ...(note && { note }),
    }),
  );

const edit = fc.record({
  what: fc.constantFrom(
    "guests",
    "city",
    "margin",
    "note",
    "show",
    "change",
    "change",
    "add",
    "remove",
    "move",
    "changeItem",
    "addItem",
    "removeItem",
    "moveItem",
  ),
  list: fc.constantFrom("team", "foods", "generalExpenses", "drinks"),
  at: fc.nat(2),
  in: fc.nat(2),
  field: fc.constantFrom("name", "quantity", "unitPrice"),
  number: amounts,
  name: names,
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const edits = fc.array(edit, { maxLength: 6 });

/** Base, mine and theirs, all as `readBudget` gives them. */
export const triples = fc
  .tuple(base, edits, edits)
  .map(([from, my, their]) => ({
    base: from,
    mine: edited(from, my),
    theirs: edited(from, their),
  }));

export function read(data: unknown): Budget {
  const result = readBudget(data);
  if (!result.ok) throw new Error(result.reason);
  return result.budget;
}

function edited(from: Budget, all: readonly Edit[]): Budget {
  const budget = structuredClone(from);
  for (const one of all) apply(budget, one);
  return read(budget);
}

function apply(budget: Budget, one: Edit): void {
  const { what, name, number } = one;
  if (what === "guests") budget.eventData.guests = number;
  else if (what === "city") budget.eventData.city = name;
  else if (what === "margin") budget.contingency = number / 10;
  else if (what === "note") {
    if (number) budget["note"] = { [name]: number };
    else delete budget["note"];
  } else if (what === "show")
    budget["proposal"] = { show: { [`${one.list}/${one.at + 1}`]: name } };
  else if (what.endsWith("Item")) applyToItems(budget, one);
  else
    applyToRows(budget[one.list] as Entry[], one, budget[one.list] as Entry[]);
}

function applyToItems(budget: Budget, one: Edit): void {
  const all = budget[one.list] as Entry[];
  const rows = all[one.in]?.items;
  const across = one.list === "generalExpenses";
  if (rows)
    applyToRows(
      rows,
      one,
      across ? all.flatMap(({ items }) => items ?? []) : rows,
    );
}

function applyToRows(rows: Entry[], one: Edit, scope: readonly Entry[]): void {
  const { what, at, field, name, number } = one;
  const found = rows[at];
  if (what.startsWith("add")) {
    const id = Math.max(3 * 3, ...scope.map((entry) => entry.id)) + 1;
    const isGroup = what === "add" && /foods|general/.test(one.list);
    rows.push({ id, name, role: "garcom", ...(isGroup && { items: [] }) });
  } else if (!found) return;
  else if (what.startsWith("remove")) rows.splice(at, 1);
  else if (what.startsWith("move")) rows.unshift(...rows.splice(at, 1));
  else found[field] = field === "name" ? name : number;
}
