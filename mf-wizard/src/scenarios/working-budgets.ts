import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { wedding } from "./account.ts";

/** The sample budget under a name, as if somebody worked on it. */
export function named(store: BudgetStore) {
  store.setName("Casamento Helena e Rafael");
}

/** The same as an open saved budget with a change. */
export function editing(store: BudgetStore) {
  store.load(SAMPLE_100, { id: 1, name: wedding.nome, version: 3 });
  store.event.setGuests(110);
}

/** The budget that answers a client's request, with a change. */
export function answering(store: BudgetStore) {
  store.load(SAMPLE_100, {
    name: "Casamento de Marina",
    receivedId: 6,
    receivedVersion: 1,
  });
  store.event.setGuests(110);
}

export const empty = (store: BudgetStore) => store.loadTemplate("blank");
