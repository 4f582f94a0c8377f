import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { configure } from "../platform/state.ts";
import { formatMoney } from "../formats/money.ts";
import { toReais } from "../numbers/rounding.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { BudgetStore } from "./budget-store.ts";

configure({ enforceActions: "always" });

function totalsOf(store: BudgetStore) {
  const { subtotal, total, perPerson } = store.totals;
  return [subtotal, total, perPerson].map(toReais);
}

describe("what the budget costs", () => {
  test("starts as the sample budget without a name", () => {
    const store = new BudgetStore();
    expect(store.name).toBe("");
    expect(totalsOf(store)).toEqual([17860, 25004, 250.04]);
  });

  test("150 guests size the team and cost 34.689,06", () => {
    const store = new BudgetStore();
    store.event.setGuests(150);
    expect(totalsOf(store).slice(1)).toEqual([34689.06, 231.26]);
  });

  test("the empty template costs nothing", () => {
    const store = new BudgetStore();
    store.loadTemplate("blank");
    expect(totalsOf(store)).toEqual([0, 0, 0]);
  });

  test("agrees with the rules applied to the snapshot after any edit", () => {
    const store = new BudgetStore();
    store.foods.groups[0]?.items[0]?.set("unitPrice", 99.99);
    store.foods.groups[1]?.items[0]?.set("multiplyByTeam", true);
    store.drinks.rows[0]?.set("multiplyByGuests", false);
    store.garnishes.rows[0]?.set("quantityPerPerson", "");
    store.confectionery.rows[0]?.set("unit", "cent");
    store.thematicTables.groups[0]?.items[0]?.set("quantityPerPerson", 0.125);
    store.generalExpenses.groups[0]?.items[0]?.set("unitPrice", 3.35);
    store.team.rows[0]?.set("cost", 210.5);
    store.fixedCosts.set("freights", 0.01);
    store.margins.set("contingency", 0.075);
    expect(store.totals).toEqual(priceBudget(store.toBudget()));
  });

  test("a margin above its bound is kept at the bound, though it may be typed [bounds-on-leave]", () => {
    const store = new BudgetStore();
    store.margins.set("profitMargin", 1.5);
    store.margins.set("annualAdjustment", 0.6);
    expect(store.margins.profitMargin).toBe(1.5);
    const within = { profitMargin: 1, annualAdjustment: 0.5 };
    expect(store.toBudget()).toMatchObject(within);
    expect(store.toDraft().budget).toMatchObject(within);
  });

  test("a row tells its own quantity in base units and its cost [unit-conversion]", () => {
    const row = new BudgetStore().foods.groups[0]?.items[0];
    expect(row && toReais(row.quantity)).toBe(12);
    expect(row && formatMoney(row.cost)).toBe("R$\u00a0996,00");
  });
});

describe("load and save", () => {
  test.each([
    ["sample100", SAMPLE_100],
    ["blank", BLANK],
  ] as const)("the %s template comes out as it went in", (name, template) => {
    const store = new BudgetStore();
    store.loadTemplate(name);
    expect(store.toBudget()).toEqual(withStoredTotals(template));
  });

  test("unknown keys survive at every level [unknown-keys-survive]", () => {
    const unknown = { legacy: { kept: [1] } };
    const mark = <T extends object>(entity: T) => ({ ...entity, ...unknown });
    const markGroup = <G extends { items: object[] }>(group: G) =>
      mark({ ...group, items: group.items.map(mark) });
    const budget = mark({
      ...SAMPLE_100,
      eventData: mark(SAMPLE_100.eventData),
      fixedCosts: mark(SAMPLE_100.fixedCosts),
      team: SAMPLE_100.team.map(mark),
      foods: SAMPLE_100.foods.map(markGroup),
      drinks: SAMPLE_100.drinks.map(mark),
      garnishes: SAMPLE_100.garnishes.map(mark),
      confectionery: SAMPLE_100.confectionery.map(mark),
      thematicTables: SAMPLE_100.thematicTables.map(markGroup),
      generalExpenses: SAMPLE_100.generalExpenses.map(markGroup),
    }) as typeof SAMPLE_100;
    const store = new BudgetStore();
    store.load(budget);
    expect(store.toBudget()).toEqual(withStoredTotals(budget));
  });

  test("a change leaves the loaded budget as it was", () => {
    const before = structuredClone(SAMPLE_100);
    const store = new BudgetStore();
    store.event.setGuests(7);
    store.drinks.rows[0]?.set("name", "Água");
    store.drinks.add();
    store.fixedCosts.set("other", 5);
    expect(SAMPLE_100).toEqual(before);
  });

  test.each([0, -3])("%d guests per waiter loads as 20", (guestsPerWaiter) => {
    const store = new BudgetStore();
    const eventData = { ...BLANK.eventData, guestsPerWaiter };
    store.load({ ...BLANK, eventData });
    expect(store.event.fields.guestsPerWaiter).toBe(20);
  });

  test("a draft restores everything, unsaved changes included", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, {
      id: 4,
      name: "Festa",
      version: 2,
      receivedId: 6,
      receivedVersion: 3,
    });
    store.setName("Festa da Ana");
    const restored = new BudgetStore();
    restored.loadDraft(store.toDraft());
    expect(restored.toDraft()).toEqual(store.toDraft());
    expect(restored).toMatchObject({
      name: "Festa da Ana",
      editingBudgetId: 4,
      editingBudgetName: "Festa",
      editingVersion: 2,
      receivedBudgetId: 6,
      receivedVersion: 3,
      hasUnsavedChanges: true,
    });
  });
});

describe("editing", () => {
  test("loading a saved budget edits it, loading another kind does not [import-is-a-new-budget]", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, { id: 9, name: "Festa", version: 3 });
    expect(store).toMatchObject({
      isEditing: true,
      editingBudgetId: 9,
      editingBudgetName: "Festa",
      editingVersion: 3,
      hasUnsavedChanges: false,
    });
    store.load(SAMPLE_100, { name: "Importado" });
    expect(store).toMatchObject({
      isEditing: false,
      name: "Importado",
      editingBudgetName: "",
      editingVersion: null,
    });
  });

  test("what is typed while a save is in flight stays unsaved [typed-while-saving]", () => {
    const store = new BudgetStore();
    store.setName("Festa");
    const revisionAtSave = store.revision;
    store.event.setField("city", "Ouro Preto");
    store.markSaved(12, "Festa", 1, revisionAtSave);
    expect(store).toMatchObject({ isEditing: true, hasUnsavedChanges: true });
    store.markSaved(12, "Festa", 2, store.revision);
    expect(store.hasUnsavedChanges).toBe(false);
  });

  test("cancelling clears id and name and keeps the content", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, { id: 9, name: "Festa", version: 3, receivedId: 6 });
    const before = store.toBudget();
    store.cancelEditing();
    expect(store).toMatchObject({
      isEditing: false,
      name: "",
      editingBudgetName: "",
      editingVersion: null,
      receivedBudgetId: null,
    });
    expect(store.toBudget()).toEqual(before);
  });

  test("saving over a request keeps its new version for the next save", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, { receivedId: 6, receivedVersion: 3 });
    store.event.setGuests(90);
    store.markReceivedSaved(store.revision, 4);
    expect(store).toMatchObject({
      receivedVersion: 4,
      hasUnsavedChanges: false,
    });
    store.cancelEditing();
    expect(store.receivedVersion).toBeNull();
  });

  test("a request is answered until another budget takes its place", () => {
    const store = new BudgetStore();
    for (const replace of [
      () => store.load(SAMPLE_100, { id: 9, name: "Festa", version: 3 }),
      () => store.loadTemplate("sample100"),
      () => store.startNew(),
    ]) {
      store.load(SAMPLE_100, { receivedId: 6 });
      expect(store.receivedBudgetId).toBe(6);
      expect(store.isEditing).toBe(false);
      replace();
      expect(store.receivedBudgetId).toBeNull();
    }
  });

  test.each<[string, (store: BudgetStore) => void]>([
    ["name", (store) => store.setName("x")],
    ["event field", (store) => store.event.setField("groomName", "Ana")],
    ["guests", (store) => store.event.setGuests(90)],
    ["guests per waiter", (store) => store.event.setGuestsPerWaiter(10)],
    ["team row", (store) => store.team.rows[0]?.set("quantity", 9)],
    ["new member", (store) => store.team.add("garcom")],
    ["category name", (store) => store.foods.groups[0]?.setName("x")],
    ["new item", (store) => store.foods.groups[0]?.addItem()],
    ["removed group", (store) => store.generalExpenses.remove(1)],
    ["fixed cost", (store) => store.fixedCosts.set("other", 1)],
    ["margin", (store) => store.margins.set("profitMargin", 0.2)],
  ])("a changed %s moves the revision", (_, change) => {
    const store = new BudgetStore();
    const { revision } = store;
    change(store);
    expect(store.revision).toBeGreaterThan(revision);
    expect(store.hasUnsavedChanges).toBe(true);
  });

  test("replacing the budget differs from changing it", () => {
    const store = new BudgetStore();
    const { loadCount } = store;
    store.setName("x");
    store.markSaved(1, "x", 1, store.revision);
    store.cancelEditing();
    expect(store.loadCount).toBe(loadCount);
    store.startNew();
    expect(store.loadCount).toBeGreaterThan(loadCount);
    store.loadDraft(store.toDraft());
    expect(store.loadCount).toBe(loadCount + 2);
  });
});

describe("the proposal's settings", () => {
  test("are kept by save and draft, and are neither an unsaved change nor a step to undo", () => {
    const store = new BudgetStore();
    store.load({ ...SAMPLE_100, proposal: { notes: "a" } }, { id: 1 });
    expect(store.proposal).toEqual({ notes: "a" });
    const { revision } = store;
    store.setProposal({ notes: "b" });
    expect(store.revision).toBeGreaterThan(revision);
    expect(store.hasUnsavedChanges).toBe(false);
    expect(store.history.nextUndo).toBeNull();
    expect(store.toBudget()["proposal"]).toEqual({ notes: "b" });
    expect(store.toDraft().budget["proposal"]).toEqual({ notes: "b" });
  });

  test("so is how to reach the client", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, { id: 1 });
    store.setContact({ clientPhone: "(31) 99876-5432" });
    expect(store.hasUnsavedChanges).toBe(false);
    expect(store.history.nextUndo).toBeNull();
    expect(store.toBudget().eventData.clientPhone).toBe("(31) 99876-5432");
  });

  test("do not make unsaved edits look saved", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100, { id: 1 });
    store.setName("x");
    store.setProposal({ notes: "b" });
    expect(store.hasUnsavedChanges).toBe(true);
  });

  test("are absent where a budget has none", () => {
    const store = new BudgetStore();
    store.load(SAMPLE_100);
    expect("proposal" in store.toBudget()).toBe(false);
  });
});
