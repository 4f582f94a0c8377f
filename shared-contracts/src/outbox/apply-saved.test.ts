import { BudgetStore } from "../budget-store/budget-store.ts";
import { applySaved, catchUp } from "./apply-saved.ts";
import { type Entry, type Kept, NOTHING } from "./kept-outbox.ts";

const saved = (id: number, versao: number) => ({
  id,
  nome: "Festa",
  totalFinal: 1,
  createdAt: "",
  updatedAt: "",
  versao,
});

function queued() {
  const store = new BudgetStore();
  store.setName("Festa");
  store.markQueued("a");
  return store;
}

const entryOf = (store: BudgetStore, changes: Partial<Entry> = {}): Entry => ({
  ...({} as Entry),
  line: "a",
  dados: store.toBudget(),
  isMerged: false,
  typed: null,
  ...changes,
});

const sentOnce = (isMerged: boolean): Kept => ({
  ...NOTHING,
  sent: [
    { id: "1", line: "a", saved: saved(7, 1), isMerged, waited: true, at: 1 },
  ],
});

test("the working budget is the saved one, and what was typed since stays unsaved [typed-while-saving]", () => {
  const store = queued();
  const entry = entryOf(store);
  store.event.setGuests(77);
  applySaved(store, { entry, saved: saved(7, 1), isLast: true });
  expect(store).toMatchObject({
    editingBudgetId: 7,
    editingVersion: 1,
    outboxLine: null,
    hasUnsavedChanges: true,
  });
});

test("another budget is left alone", () => {
  const store = queued();
  const entry = entryOf(store, { line: "b" });
  applySaved(store, { entry, saved: saved(7, 1), isLast: true });
  expect(store.isEditing).toBe(false);
});

test("what came from another device is joined with what was typed since [waiting-is-merged]", () => {
  const store = queued();
  const typed = store.toBudget();
  const dados = {
    ...typed,
    eventData: { ...typed.eventData, city: "Ouro Preto" },
  };
  store.event.setGuests(77);
  const entry = entryOf(store, { dados, typed, isMerged: true });
  expect(applySaved(store, { entry, saved: saved(7, 3), isLast: true })).toBe(
    true,
  );
  expect(store.event.fields).toMatchObject({ guests: 77, city: "Ouro Preto" });
  expect(store).toMatchObject({ editingVersion: 3, hasUnsavedChanges: true });
});

test("a page that was closed finds out that its save was acknowledged", () => {
  const store = queued();
  catchUp(store, sentOnce(false));
  expect(store).toMatchObject({ editingBudgetId: 7, hasUnsavedChanges: false });
});

test("over a version with changes of another device, the next save asks", () => {
  const store = queued();
  catchUp(store, sentOnce(true));
  expect(store).toMatchObject({ isEditing: false, outboxLine: null });
});

test("a save that is about to be stored is not forgotten", () => {
  const store = queued();
  catchUp(store, NOTHING);
  expect(store.outboxLine).toBe("a");
});
