import { readDraft, writeDraft } from "../budget-file/draft.ts";
import { BudgetStore } from "./budget-store.ts";
import { restoreHistory, writeHistory } from "./kept-history.ts";

/** The store of the next page: the draft and the history as a browser keeps them. */
function afterReload(store: BudgetStore, history = writeHistory(store)) {
  const read = readDraft(writeDraft(store.toDraft(), 1));
  const next = new BudgetStore();
  if (!read.ok) throw new Error(read.reason);
  next.loadDraft(read.draft);
  restoreHistory(next, history);
  return next;
}

const EDITS: [string, (store: BudgetStore) => void][] = [
  ["the name", (store) => store.setName("Festa")],
  ["an event field", (store) => store.event.setField("city", "Olinda")],
  ["guests with the team", (store) => store.event.setGuests(150)],
  ["a fixed cost", (store) => store.fixedCosts.set("other", 7)],
  ["a margin", (store) => store.margins.set("profitMargin", 0.1)],
  ["a paid sum", (store) => store.actual.set("drinks", "paid", 12.5)],
  ["a new member", (store) => store.team.add("chef")],
  ["a moved member", (store) => store.team.move(1, 3)],
  ["a drink's name", (store) => store.drinks.rows[1]?.set("name", "Água")],
  [
    "an emptied quantity",
    (store) => store.garnishes.rows[0]?.set("quantityPerPerson", ""),
  ],
  ["a moved drink", (store) => store.drinks.move(1, 2)],
  ["a category", (store) => store.foods.groups[0]?.setName("Peixes")],
  ["a copied category", (store) => store.foods.duplicate(1)],
  ["a new item", (store) => store.foods.groups[0]?.addItem({ name: "Robalo" })],
  ["a copied item", (store) => store.foods.groups[0]?.list.duplicate(1)],
  ["a moved item", (store) => store.foods.groups[0]?.list.move(1, 1)],
  ["a moved table", (store) => store.thematicTables.move(2, 0)],
];

test.each(EDITS)("%s is undone and redone after a reload", (_, edit) => {
  const store = new BudgetStore();
  store.setName("Casamento");
  store.history.clear();
  const before = store.toBudget();
  edit(store);
  const after = store.toBudget();
  const next = afterReload(store);
  expect(next.toBudget()).toEqual(after);
  expect(next.history.nextUndo).not.toBeNull();
  next.history.undo();
  expect([next.toBudget(), next.name]).toEqual([before, "Casamento"]);
  expect(next.history.undo()).toBeNull();
  next.history.redo();
  expect(next.toBudget()).toEqual(after);
});

test("all of them are undone, last first, after as many reloads", () => {
  let store = new BudgetStore();
  const states = [store.toBudget()];
  for (const [, edit] of EDITS) {
    edit(store);
    store.history.seal();
    states.push(store.toBudget());
  }
  for (const state of states.toReversed().slice(1)) {
    store = afterReload(store);
    store.history.undo();
    expect(store.toBudget()).toEqual(state);
  }
  expect(store.history.undo()).toBeNull();
});

test("a step says what its value was typed as, also after a reload", () => {
  const store = new BudgetStore();
  const [drink] = store.drinks.rows;
  drink!.set("consumptionPerPerson", 6.5);
  store.history.keepTyped(drink!, "unitPrice", "1+1");
  expect(store.history.undoes).not.toHaveProperty("typed");
  store.history.keepTyped(drink!, "consumptionPerPerson", "6+1/2");
  expect(store.history.undoes).toHaveProperty("typed", "6+1/2");
  const { history } = afterReload(store);
  history.undo();
  expect(history.redoes).toHaveProperty("typed", "6+1/2");
  history.redo();
  expect(history.undoes).toHaveProperty("typed", "6+1/2");
});

test("typing in one field is one step, and further typing in the next page another", () => {
  const store = new BudgetStore();
  const before = store.name;
  for (const name of ["F", "Fe", "Festa"]) store.setName(name);
  const next = afterReload(store);
  next.setName("Festa da Ana");
  next.history.undo();
  expect(next.name).toBe("Festa");
  next.history.undo();
  expect(next.name).toBe(before);
});

test("what was deleted never comes back [deleted-stays-deleted]", () => {
  const store = new BudgetStore();
  const { drinks } = store;
  drinks.move(1, 2);
  drinks.find(3)?.set("name", "Chá");
  drinks.find(2)?.set("name", "Café");
  drinks.remove(3);
  store.history.finishDeletion();
  const next = afterReload(store);
  while (next.history.undo() !== null);
  expect(next.drinks.find(3)).toBeUndefined();
  expect(next.drinks.rows).toHaveLength(drinks.rows.length);
});

test("the last 50 steps are kept", () => {
  const store = new BudgetStore();
  for (let cost = 1; cost <= 60; cost++) {
    store.fixedCosts.set("other", cost);
    store.history.seal();
  }
  const next = afterReload(store);
  let steps = 0;
  while (next.history.undo() !== null) steps++;
  expect(steps).toBe(50);
  expect(next.fixedCosts.fields["other"]).toBe(10);
});

const STEP = { on: "drinks", of: "drinks/1" };

test.each([
  ["no JSON", "{"],
  ["no list", '{"a":1}'],
  ["an empty step of another form", "[7]"],
  ["an unknown row", [{ on: "drinks", of: "drinks/999", change: { at: 0 } }]],
  ["an unknown step", [{ on: "gifts", of: "drinks/1", change: { at: 0 } }]],
  [
    "another type",
    [{ ...STEP, change: { field: "name", before: 7, after: "a" } }],
  ],
  [
    "a number out of bounds",
    [{ ...STEP, change: { field: "unitPrice", before: -1, after: 2 } }],
  ],
  [
    "NaN",
    [{ ...STEP, change: { field: "unitPrice", before: null, after: 2 } }],
  ],
])("%s leaves the budget as it is, without that step", (_, kept) => {
  const text = typeof kept === "string" ? kept : JSON.stringify([kept]);
  const store = new BudgetStore();
  const before = store.toBudget();
  restoreHistory(store, text);
  expect(store.history.undo()).toBeNull();
  expect(store.toBudget()).toEqual(before);
});
