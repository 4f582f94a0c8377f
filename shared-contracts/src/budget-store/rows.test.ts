import { BLANK } from "../templates/blank.ts";
import { configure } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";

configure({ enforceActions: "always" });

function emptyStore() {
  const store = new BudgetStore();
  store.load({
    ...BLANK,
    foods: [],
    drinks: [],
    thematicTables: [],
    generalExpenses: [],
  });
  return store;
}

describe("ids", () => {
  test("a list counts from 1 and on from its largest [ids-count-on]", () => {
    const { drinks } = emptyStore();
    expect([drinks.add().id, drinks.add().id, drinks.add().id]).toEqual([
      1, 2, 3,
    ]);
    drinks.remove(2);
    expect(drinks.add().id).toBe(4);
  });

  test("food items count within their category", () => {
    const { foods } = emptyStore();
    const [first, second] = [foods.add(), foods.add()];
    expect([first.addItem().id, second.addItem().id]).toEqual([1, 1]);
  });

  test("table items count through all tables", () => {
    const { thematicTables } = emptyStore();
    const first = thematicTables.add();
    const second = thematicTables.add();
    expect([
      first.addItem().id,
      second.addItem().id,
      first.addItem().id,
    ]).toEqual([1, 2, 3]);
  });

  test("expense items count through all groups", () => {
    const { generalExpenses } = emptyStore();
    const first = generalExpenses.add();
    const second = generalExpenses.add("Louças");
    expect([first.addItem().id, second.addItem().id]).toEqual([1, 2]);
    expect([first.name, second.name]).toEqual(["Nova Despesa", "Louças"]);
  });
});

describe("rows", () => {
  test("removing takes the row and its cost", () => {
    const store = emptyStore();
    const drink = store.drinks.add({ consumptionPerPerson: 1, unitPrice: 2 });
    store.event.setGuests(10);
    expect(store.totals.drinks).toMatchObject({ units: 20 });
    store.drinks.remove(drink.id);
    expect(store.drinks.rows).toEqual([]);
    expect(store.totals.drinks).toMatchObject({ units: 0 });
  });

  test("removing a group takes its rows", () => {
    const store = new BudgetStore();
    const [first] = store.foods.groups;
    store.foods.remove(first?.id ?? 0);
    expect(store.foods.groups).not.toContain(first);
    expect(store.toBudget().foods[0]?.id).not.toBe(first?.id);
  });

  test("removing what is not there changes nothing", () => {
    const store = new BudgetStore();
    const { revision } = store;
    store.drinks.remove(999);
    store.foods.remove(999);
    store.foods.groups[0]?.removeItem(999);
    expect(store.revision).toBe(revision);
  });

  test.each([NaN, Infinity, -1, 1_000_000_001])(
    "%d is refused: the field keeps its value",
    (value) => {
      const store = new BudgetStore();
      const before = store.toBudget();
      store.drinks.rows[0]?.set("unitPrice", value);
      store.event.setGuests(value);
      store.event.setGuestsPerWaiter(value);
      store.event.setField("duration", value);
      store.margins.set("profitMargin", value);
      store.fixedCosts.set("other", value);
      expect(store.toBudget()).toEqual(before);
    },
  );

  test("typing the same again is no change", () => {
    const store = new BudgetStore();
    const { revision } = store;
    const { fields } = store.event;
    store.setName(store.name);
    store.drinks.rows[0]?.set(
      "unitPrice",
      store.drinks.rows[0].fields.unitPrice,
    );
    store.foods.groups[0]?.setName(store.foods.groups[0].name);
    store.event.setField("city", fields.city);
    store.event.setGuests(fields.guests);
    store.event.setGuestsPerWaiter(fields.guestsPerWaiter);
    store.margins.set("contingency", store.margins.contingency);
    store.fixedCosts.set("other", 0);
    expect(store.revision).toBe(revision);
  });

  test("a new member is named by the role", () => {
    const { team } = new BudgetStore();
    expect(team.add("garcom").fields).toMatchObject({
      role: "garcom",
      name: "Garçom",
      quantity: 1,
    });
    expect(team.add().fields).toMatchObject({ role: "custom", name: "" });
  });
});

describe("fixed costs", () => {
  test("lists the known ones in order, then unknown amounts", () => {
    const store = new BudgetStore();
    const fixedCosts = { ...BLANK.fixedCosts, decor: 40, none: 0, note: "x" };
    store.load({ ...BLANK, fixedCosts });
    expect(store.fixedCosts.entries.slice(-2)).toEqual([
      { key: "freights", amount: 0 },
      { key: "decor", amount: 40 },
    ]);
    expect(store.totals.fixedCosts).toMatchObject({ units: 40 });
  });

  test("an unknown one stays listed while the user empties it", () => {
    const store = new BudgetStore();
    store.load({ ...BLANK, fixedCosts: { ...BLANK.fixedCosts, decor: 40 } });
    store.fixedCosts.set("decor", 0);
    expect(store.fixedCosts.entries.at(-1)).toEqual({
      key: "decor",
      amount: 0,
    });
  });
});
