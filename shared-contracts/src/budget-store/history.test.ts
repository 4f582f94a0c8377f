import { SAMPLE_100 } from "../templates/sample-100.ts";
import { configure } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";

configure({ enforceActions: "always" });

/** Every kind of edit, each one step. */
const EDITS: [string, (store: BudgetStore) => void][] = [
  ["the name", (store) => store.setName("Festa")],
  ["an event field", (store) => store.event.setField("city", "Olinda")],
  ["guests with the team", (store) => store.event.setGuests(150)],
  ["guests per waiter", (store) => store.event.setGuestsPerWaiter(10)],
  ["a fixed cost", (store) => store.fixedCosts.set("other", 7)],
  ["a margin", (store) => store.margins.set("profitMargin", 0.1)],
  ["a member", (store) => store.team.rows[0]?.set("cost", 1)],
  ["a new member", (store) => store.team.add("chef")],
  ["a copied member", (store) => store.team.duplicate(1)],
  ["a moved member", (store) => store.team.move(1, 3)],
  ["a drink", (store) => store.drinks.rows[1]?.set("name", "Água")],
  ["a moved drink", (store) => store.drinks.move(1, 2)],
  ["a category", (store) => store.foods.groups[0]?.setName("Peixes")],
  ["a new category", (store) => store.foods.add()],
  ["a copied category", (store) => store.foods.duplicate(1)],
  ["a new item", (store) => store.foods.groups[0]?.addItem()],
  ["a copied item", (store) => store.foods.groups[0]?.list.duplicate(1)],
  ["a moved item", (store) => store.foods.groups[0]?.list.move(1, 1)],
  ["a moved category", (store) => store.foods.move(1, 2)],
  ["a moved table", (store) => store.thematicTables.move(2, 0)],
  ["a moved group", (store) => store.generalExpenses.move(1, 1)],
  ["a copied table", (store) => store.thematicTables.duplicate(1)],
  ["a copied group", (store) => store.generalExpenses.duplicate(2)],
  [
    "sizing undone",
    (store) =>
      store.history.together(() => {
        store.event.setGuests(190);
        store.team.undoSizing();
      }),
  ],
];

test.each(EDITS)("%s can be undone and redone", (_, edit) => {
  const store = new BudgetStore();
  const before = store.toBudget();
  const { name } = store;
  edit(store);
  const after = store.toBudget();
  const { revision, name: nameAfter } = store;
  expect([after, nameAfter]).not.toEqual([before, name]);

  expect(store.history.undo()).not.toBeNull();
  expect([store.toBudget(), store.name]).toEqual([before, name]);
  expect(store.revision).toBeGreaterThan(revision);
  expect(store.history.undo()).toBeNull();

  expect(store.history.redo()).not.toBeNull();
  expect([store.toBudget(), store.name]).toEqual([after, nameAfter]);
  expect(store.history.redo()).toBeNull();
});

test("all of them, one after the other, and back", () => {
  const store = new BudgetStore();
  const before = store.toBudget();
  for (const [, edit] of EDITS) {
    edit(store);
    store.history.seal();
  }
  const after = store.toBudget();
  EDITS.forEach(() => expect(store.history.undo()).not.toBeNull());
  expect(store.history.undo()).toBeNull();
  expect(store.toBudget()).toEqual(before);
  EDITS.forEach(() => expect(store.history.redo()).not.toBeNull());
  expect(store.toBudget()).toEqual(after);
});

test("tells the step of the wizard it was made on", () => {
  const store = new BudgetStore();
  store.thematicTables.groups[0]?.items[0]?.set("name", "Brie");
  store.margins.set("contingency", 0.2);
  expect(store.history.undo()).toBe("event");
  expect(store.history.undo()).toBe("thematicTables");
  expect(store.history.redo()).toBe("thematicTables");
});

test("what is typed in one field goes at once, until the field is left [typing-is-one-step]", () => {
  const store = new BudgetStore();
  const row = store.drinks.rows[0]!;
  const { name } = row.fields;
  for (const text of ["c", "ch", "chá"]) row.set("name", text);
  store.history.seal();
  row.set("name", "chá-mate");
  row.set("unitPrice", 3);
  store.history.undo();
  store.history.undo();
  expect(row.fields.name).toBe("chá");
  store.history.undo();
  expect(row.fields.name).toBe(name);
  store.history.redo();
  expect(row.fields.name).toBe("chá");
});

test("guests typed digit by digit go at once, the team along", () => {
  const store = new BudgetStore();
  const before = store.toBudget();
  for (const guests of [2, 25, 250]) store.event.setGuests(guests);
  store.history.undo();
  expect(store.toBudget()).toEqual(before);
  store.history.redo();
  expect(store.event.fields.guests).toBe(250);
});

test("a new edit forgets what was undone", () => {
  const store = new BudgetStore();
  store.setName("A");
  store.history.undo();
  store.drinks.add();
  expect(store.history.redo()).toBeNull();
});

/** Each kind of thing that can be deleted. */
const DELETIONS: [string, (store: BudgetStore) => void][] = [
  ["a member", ({ team }) => team.remove(team.rows[1]!.id)],
  ["a drink", ({ drinks }) => drinks.remove(drinks.rows[1]!.id)],
  ["an item", ({ foods }) => foods.groups[0]!.removeItem(2)],
  ["a category", ({ foods }) => foods.remove(foods.groups[1]!.id)],
  ["a table", ({ thematicTables }) => thematicTables.remove(1)],
  ["an expense group", ({ generalExpenses }) => generalExpenses.remove(2)],
];

test.each(DELETIONS)(
  "deleting %s counts at once, and can be cancelled until it is final [deleted-stays-deleted]",
  (_, remove) => {
    const store = new BudgetStore();
    const { history } = store;
    const before = store.toBudget();
    const { total } = store.totals;
    remove(store);
    expect(store.totals.total).not.toEqual(total);
    expect(store.toDraft().budget).not.toEqual(before);
    expect(store.hasUnsavedChanges).toBe(true);
    expect(history.undo()).not.toBeNull();
    expect(store.toBudget()).toEqual(before);
    expect(store.hasUnsavedChanges).toBe(false);
    expect([history.undo(), history.redo()]).toEqual([null, null]);

    remove(store);
    const after = store.toBudget();
    history.finishDeletion();
    expect([history.deletion, history.undo()]).toEqual([null, null]);
    expect(store.toBudget()).toEqual(after);
  },
);

test("a cancelled deletion goes back to its place, with its id and its edits", () => {
  const store = new BudgetStore();
  const { drinks, history } = store;
  const before = drinks.rows.map(({ id }) => id);
  const last = drinks.rows.at(-1)!;
  const { name } = last.fields;
  last.set("name", "Mate");
  drinks.remove(last.id);
  const added = drinks.add();
  drinks.move(added.id, 0);
  history.undo();
  expect(drinks.rows[before.length - 1]).toBe(last);
  expect(added.id).toBe(last.id + 1);
  history.undo();
  history.undo();
  expect(drinks.rows.map(({ id }) => id)).toEqual(before);
  history.undo();
  expect(last.fields.name).toBe(name);
});

test("the items of a deleted table keep their ids while it may come back", () => {
  const { thematicTables: tables, history } = new BudgetStore();
  const largest = Math.max(
    ...tables.groups.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  tables.remove(tables.groups.at(-1)!.id);
  const item = tables.groups[0]!.addItem();
  expect(item.id).toBe(largest + 1);
  history.undo();
  expect(tables.groups).toHaveLength(2);
});

test.each<[string, (store: BudgetStore) => void]>([
  [
    "a second deletion",
    (store) => store.drinks.remove(store.drinks.rows[0]!.id),
  ],
  ["another budget", (store) => store.load(SAMPLE_100)],
])("%s makes a deletion final", (_, act) => {
  const store = new BudgetStore();
  const [category] = store.foods.groups;
  store.foods.remove(category!.id);
  act(store);
  store.history.undo();
  expect(store.foods.groups).not.toContain(category);
});

test("what is deleted cannot be redone", () => {
  const { drinks, history } = new BudgetStore();
  const [first, second] = drinks.rows;
  first!.set("name", "Mate");
  second!.set("name", "Chá");
  history.undo();
  history.undo();
  drinks.remove(first!.id);
  expect(history.redoes?.of).toBe(second);
  history.redo();
  expect(second!.fields.name).toBe("Chá");
});

test("a final deletion stays, and clears nothing but the edits of what it took [deleted-stays-deleted]", () => {
  const store = new BudgetStore();
  const [category, other] = store.foods.groups;
  const [first, second] = category!.items;
  const price = second!.fields.unitPrice;
  second!.set("unitPrice", 1);
  first!.set("name", "Alcatra");
  category!.removeItem(first!.id);
  store.foods.remove(other!.id);
  store.history.finishDeletion();
  expect(store.history.undo()).toBe("foods");
  expect(second!.fields.unitPrice).toBe(price);
  expect(store.history.undo()).toBeNull();
  expect(category!.items).not.toContain(first);
  expect(store.foods.groups).not.toContain(other);
});

test("undoing an order leaves out what was deleted since", () => {
  const store = new BudgetStore();
  const ids = () => store.drinks.rows.map(({ id }) => id);
  const before = ids();
  store.drinks.move(before[0]!, 2);
  store.drinks.remove(before[1]!);
  store.history.finishDeletion();
  store.history.undo();
  expect(ids()).toEqual(before.toSpliced(1, 1));
});

test("tells which step would be undone and redone next", () => {
  const store = new BudgetStore();
  const { history } = store;
  const next = () => [history.nextUndo, history.nextRedo];
  expect(next()).toEqual([null, null]);
  store.setName("Festa");
  const drink = store.drinks.add();
  expect(next()).toEqual(["drinks", null]);
  history.undo();
  expect(next()).toEqual(["event", "drinks"]);
  history.redo();
  store.drinks.remove(drink.id);
  expect(next()).toEqual(["drinks", null]);
  history.finishDeletion();
  expect(next()).toEqual(["event", null]);
  store.load(SAMPLE_100);
  expect(next()).toEqual([null, null]);
});

test("another budget has a separate history", () => {
  const store = new BudgetStore();
  store.setName("Festa");
  store.load(SAMPLE_100);
  expect(store.history.undo()).toBeNull();
});

test("a copy stands under its row, unknown keys and all, with a new id", () => {
  const store = new BudgetStore();
  const source = store.drinks.rows[0]!;
  const copy = store.drinks.duplicate(source.id)!;
  expect(store.drinks.rows[1]).toBe(copy);
  expect({ ...copy.fields, id: source.id }).toEqual(source.fields);
  expect(store.drinks.rows.filter(({ id }) => id === copy.id)).toHaveLength(1);
  copy.set("name", "Outra");
  expect(source.fields.name).not.toBe("Outra");
  expect(store.drinks.duplicate(999)).toBeUndefined();
});

test("a copied table is named so, and its items count on", () => {
  const store = new BudgetStore();
  const { thematicTables } = store;
  const [source, last] = thematicTables.groups;
  const copy = thematicTables.duplicate(source!.id)!;
  expect(thematicTables.groups).toEqual([source, copy, last]);
  expect(copy.name).toBe(`${source!.name} (cópia)`);
  expect(copy.items.map(({ id }) => id)).toEqual([8, 9, 10, 11, 12]);
  expect(copy.total).toEqual(source!.total);
});

test.each([-1, 0, 3])("a drink cannot be moved to %d", (to) => {
  const store = new BudgetStore();
  const { revision } = store;
  const drinks = store.drinks.rows.slice(0, 3);
  for (const row of store.drinks.rows.slice(3)) store.drinks.remove(row.id);
  const afterRemoval = store.revision;
  store.drinks.move(drinks[0]!.id, to);
  expect(store.revision).toBe(afterRemoval);
  expect(afterRemoval).toBeGreaterThanOrEqual(revision);
});

test("remembers the newest 500 steps", () => {
  const store = new BudgetStore();
  for (let name = 1; name <= 502; name++) {
    store.setName(`Festa ${name}`);
    store.history.seal();
  }
  expect(store.history.undo()).not.toBeNull();
  expect(store.name).toBe("Festa 501");
  for (let step = 2; step <= 500; step++)
    expect(store.history.undo()).not.toBeNull();
  expect(store.name).toBe("Festa 2");
  expect(store.history.undo()).toBeNull();
});

describe("the saved content", () => {
  function saved() {
    const store = new BudgetStore();
    store.setName("Festa");
    store.history.seal();
    store.event.setField("city", "Olinda");
    store.history.seal();
    store.markSaved(1, "Festa", 1, store.revision);
    return store;
  }

  test("is saved again after an undo and a redo across it", () => {
    const store = saved();
    store.setName("Festa junina");
    expect(store.hasUnsavedChanges).toBe(true);
    store.history.undo();
    expect(store.hasUnsavedChanges).toBe(false);
    store.history.undo();
    expect(store.hasUnsavedChanges).toBe(true);
    store.history.redo();
    expect(store.hasUnsavedChanges).toBe(false);
  });

  test("is saved again after a save that followed an undo", () => {
    const store = saved();
    store.history.undo();
    store.markSaved(1, "Festa", 2, store.revision);
    expect(store.hasUnsavedChanges).toBe(false);
    store.history.redo();
    expect(store.hasUnsavedChanges).toBe(true);
  });

  test("is not saved after an undo past a deletion that no undo brings back", () => {
    const store = saved();
    store.setName("Festa junina");
    store.foods.remove(store.foods.groups[0]!.id);
    store.history.finishDeletion();
    store.history.undo();
    expect(store.event.fields.city).toBe("Olinda");
    expect(store.hasUnsavedChanges).toBe(true);
  });

  test("stays saved while the proposal is prepared", () => {
    const store = saved();
    store.setProposal({ validityDays: 10 });
    expect(store.hasUnsavedChanges).toBe(false);
    store.history.undo();
    store.history.redo();
    expect(store.hasUnsavedChanges).toBe(false);
  });
});

test("the paid sums of a deleted row or group go with it, and come back with it [actual-by-line]", () => {
  const store = new BudgetStore();
  const [category] = store.foods.groups;
  const drink = store.drinks.rows.at(-1)!;
  const member = store.team.rows.at(-1)!;
  const paid = { paid: 12.5 };
  const actual = {
    [`foods/${category!.id}/${category!.items[0]!.id}`]: paid,
    [`drinks/${drink.id}`]: paid,
    [`team/${member.id}`]: paid,
    drinks: { note: "Menos gelo." },
    "fixedCosts/other": paid,
  };
  store.load({ ...SAMPLE_100, actual });
  for (const [place, remove, add] of [
    [
      `drinks/${drink.id}`,
      () => store.drinks.remove(drink.id),
      () => store.drinks.add(),
    ],
    [
      `team/${member.id}`,
      () => store.team.remove(member.id),
      () => store.team.add("chef"),
    ],
    [
      Object.keys(actual)[0]!,
      () => store.foods.remove(category!.id),
      () => store.foods.groups[0]!.addItem(),
    ],
  ] as const) {
    const before = store.toBudget().actual;
    const { [place]: gone, ...left } = before!;
    expect(gone).toEqual(paid);
    remove();
    expect(store.toBudget().actual).toEqual(left);
    store.history.undo();
    expect(store.toBudget().actual).toEqual(before);
    remove();
    store.history.finishDeletion();
    add();
    expect(store.toBudget().actual).toEqual(left);
  }
});
