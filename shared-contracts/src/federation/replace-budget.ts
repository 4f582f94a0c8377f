import { budgetOfRequest } from "../budget-file/budget-of-request.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { withNotes } from "../formats/with-notes.ts";
import type { CoreServices } from "./core-services.ts";
import {
  type ReplacingServices,
  replaceWorkingBudget,
} from "./replace-working-budget.ts";

/** Creates `CoreServices.replaceBudget` for a store. */
export const replaceBudgetIn =
  (services: ReplacingServices): CoreServices["replaceBudget"] =>
  (data, { name, receivedId, receivedVersion, text }) => {
    const read =
      receivedId === undefined ? readBudget(data) : budgetOfRequest(data);
    if (!read.ok) return Promise.resolve({ ok: false, reason: read.reason });
    replaceWorkingBudget(
      services,
      () =>
        services.store.load(read.budget, {
          name,
          receivedId: receivedId ?? null,
          receivedVersion: receivedVersion ?? null,
        }),
      withNotes(text, read.notes),
    );
    return Promise.resolve({ ok: true });
  };
