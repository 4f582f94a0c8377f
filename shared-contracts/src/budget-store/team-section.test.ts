import { configure } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";

configure({ enforceActions: "always" });

function quantities(store: BudgetStore) {
  return store.team.rows.map((row) => row.fields.quantity);
}

describe("sizing the team", () => {
  test("compares with the team when the field got focus", () => {
    const store = new BudgetStore();
    store.event.beginSizing();
    for (const typed of [1, 15, 150]) store.event.setGuests(typed);
    store.event.endSizing();
    expect(store.team.lastSizing?.[0]).toEqual({
      id: 1,
      role: "garcom",
      name: "Garçom",
      from: 5,
      to: 8,
    });
  });

  test("typing the old number back leaves nothing to tell", () => {
    const store = new BudgetStore();
    store.event.setGuests(150);
    store.event.beginSizing();
    store.event.setGuests(15);
    store.event.setGuests(150);
    expect(store.team.lastSizing).toBeNull();
  });

  test("without focus each change is compared with the team before it", () => {
    const store = new BudgetStore();
    store.event.setGuestsPerWaiter(10);
    store.event.setGuestsPerWaiter(5);
    expect(store.team.lastSizing).toMatchObject([{ from: 10, to: 20 }]);
  });

  test("undo restores the team of the focus and forgets the message [sizing-can-be-undone]", () => {
    const store = new BudgetStore();
    const before = quantities(store);
    store.event.beginSizing();
    store.event.setGuests(15);
    store.event.setGuests(150);
    store.team.undoSizing();
    expect(quantities(store)).toEqual(before);
    expect(store.team.lastSizing).toBeNull();
    expect(store.event.fields.guests).toBe(150);
  });

  test.each<[string, (store: BudgetStore) => void]>([
    ["guests", (store) => store.event.setGuests(0)],
    ["guests per waiter", (store) => store.event.setGuestsPerWaiter("")],
  ])("emptied %s size nothing", (_, empty) => {
    const store = new BudgetStore();
    const before = quantities(store);
    empty(store);
    expect(quantities(store)).toEqual(before);
    expect(store.team.lastSizing).toBeNull();
  });

  test.each([
    ["0", 0],
    ["0 after emptying", "", 0],
  ])(
    "guests per waiter typed as %s size by 20 [twenty-guests-per-waiter]",
    (_, ...typed) => {
      const store = new BudgetStore();
      store.event.setGuestsPerWaiter(10);
      expect(store.team.rows[0]?.fields.quantity).toBe(10);
      for (const each of typed)
        store.event.setGuestsPerWaiter(each as number | "");
      expect(store.team.rows[0]?.fields.quantity).toBe(5);
    },
  );

  test("only the first row of a role is sized [sizing-first-row-of-role]", () => {
    const store = new BudgetStore();
    const second = store.team.add("garcom");
    store.event.setGuests(200);
    expect(store.team.rows[0]?.fields.quantity).toBe(10);
    expect(second.fields.quantity).toBe(1);
  });

  test.each<[string, (store: BudgetStore) => void]>([
    ["editing a row", (store) => store.team.rows[0]?.set("quantity", 3)],
    ["adding a row", (store) => store.team.add()],
    ["removing a row", (store) => store.team.remove(1)],
    ["dismissing", (store) => store.team.dismissSizing()],
    ["loading", (store) => store.loadTemplate("sample100")],
  ])("%s ends the message", (_, act) => {
    const store = new BudgetStore();
    store.event.setGuests(150);
    expect(store.team.lastSizing).not.toBeNull();
    act(store);
    expect(store.team.lastSizing).toBeNull();
  });

  test("loading sizes nothing [sizing-follows-the-user]", () => {
    const store = new BudgetStore();
    const budget = store.toBudget();
    const eventData = { ...budget.eventData, guests: 1000 };
    store.load({ ...budget, eventData });
    expect(store.team.rows[0]?.fields.quantity).toBe(5);
  });
});
