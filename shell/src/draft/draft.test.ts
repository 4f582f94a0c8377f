import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { Draft } from "./draft.ts";

function setUp() {
  const store = new BudgetStore();
  return { store, draft: new Draft(store, window) };
}

beforeEach(() => localStorage.clear());

test("what a user typed is there at their next start", () => {
  const { store, draft } = setUp();
  draft.followUser("ana");
  store.setName("Casamento da Ana");
  draft.flush();

  const next = setUp();
  next.draft.followUser("ana");
  expect(next.store.name).toBe("Casamento da Ana");
});

test("leaving keeps what was typed a moment ago, and shows nothing of it to the next user", () => {
  const { store, draft } = setUp();
  draft.followUser("ana");
  store.setName("Casamento da Ana");
  draft.followUser("bia");
  expect(store.name).toBe("");
  draft.followUser("ana");
  expect(store.name).toBe("Casamento da Ana");
});

test("what one user types is never kept under another", () => {
  const { store, draft } = setUp();
  draft.followUser("ana");
  draft.followUser("bia");
  store.setName("Festa da Bia");
  draft.flush();
  expect(localStorage.getItem("currentBudget_ana")).toBeNull();
  expect(localStorage.getItem("currentBudget_bia")).toContain("Festa da Bia");
});

test("closing the page writes at once", () => {
  const { store, draft } = setUp();
  draft.followUser("ana");
  store.setName("Casamento da Ana");
  window.dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("currentBudget_ana")).toContain(
    "Casamento da Ana",
  );
  expect(draft.status).toBe("saved");
});

test("a backup outlives what replaces the budget", () => {
  const { store, draft } = setUp();
  draft.followUser("ana");
  store.setName("Casamento da Ana");
  draft.backup();
  store.startNew();
  draft.flush();
  expect(localStorage.getItem("currentBudget_ana_backup")).toContain(
    "Casamento da Ana",
  );
});
