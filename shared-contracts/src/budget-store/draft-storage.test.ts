import { configure } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";
import {
  backupDraft,
  clearDraft,
  draftKey,
  restoreBackup,
  restoreDraft,
  saveDraft,
} from "./draft-storage.ts";

configure({ enforceActions: "always" });

function place(userId = "ana") {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage, userId };
}

const forbidden = {
  getItem: () => refuse(),
  setItem: () => refuse(),
  removeItem: () => refuse(),
};

function refuse(): never {
  throw new Error("SecurityError");
}

test("a draft is kept under its user", () => {
  expect(draftKey("anonymous")).toBe("currentBudget_anonymous");
});

test("a draft is restored for its user only", () => {
  const { storage } = place();
  const store = new BudgetStore();
  store.setName("Festa");
  saveDraft(store, storage, draftKey("ana"), 5);
  const next = new BudgetStore();
  expect(restoreDraft(next, { storage, userId: "bia" })).toEqual({
    restored: false,
    because: "none",
  });
  expect(restoreDraft(next, { storage, userId: "ana" })).toEqual({
    restored: true,
    timestamp: 5,
  });
  expect(next.name).toBe("Festa");
});

test("a corrupt draft is removed, the first one kept aside, the store left alone", () => {
  const here = place();
  const store = new BudgetStore();
  const before = store.toDraft();
  for (const text of ["{first", "{second"]) {
    here.kept.set("currentBudget_ana", text);
    expect(restoreDraft(store, here)).toEqual({
      restored: false,
      because: "corrupt",
    });
  }
  expect([...here.kept]).toEqual([["currentBudget_ana_corrompido", "{first"]]);
  expect(store.toDraft()).toEqual(before);
});

test("a backup brings back what a template replaced", () => {
  const here = place();
  const store = new BudgetStore();
  store.setName("Festa");
  const before = store.toDraft();
  expect(backupDraft(store, here, 5)).toBe(true);
  store.loadTemplate("blank");
  expect(restoreBackup(store, here)).toMatchObject({ restored: true });
  expect(store.toDraft()).toEqual(before);
  expect([...here.kept.keys()]).toEqual(["currentBudget_ana_backup"]);
});

test("clearing forgets the draft and keeps the backup", () => {
  const here = place();
  const store = new BudgetStore();
  saveDraft(store, here.storage, draftKey("ana"), 5);
  backupDraft(store, here, 5);
  expect(clearDraft(here)).toBe(true);
  expect([...here.kept.keys()]).toEqual(["currentBudget_ana_backup"]);
});

test("a storage out of reach is said, never thrown", () => {
  const here = { storage: forbidden, userId: "ana" };
  const store = new BudgetStore();
  expect(restoreDraft(store, here)).toEqual({
    restored: false,
    because: "none",
  });
  expect([backupDraft(store, here, 5), clearDraft(here)]).toEqual([
    false,
    false,
  ]);
});
