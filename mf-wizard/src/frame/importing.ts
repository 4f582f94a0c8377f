import type { ReadBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Turns } from "shared-contracts/turns/turns";

/** A file that passed whole and waits to be put in the working budget's place, or the text that tells the user why not. */
export type Importing =
  | { ok: true; put: () => void; notes: readonly string[] }
  | { ok: false; error: string };

/** Makes the store ready for what is read of a file. Nothing changes before `put` is called. */
export function* importing(
  reading: Turns<ReadBudgetFile>,
  store: BudgetStore,
): Turns<Importing> {
  const read = yield* reading;
  if (!read.ok) return read;
  const { budget, name, notes } = read;
  return { ok: true, put: yield* store.loading(budget, { name }), notes };
}
