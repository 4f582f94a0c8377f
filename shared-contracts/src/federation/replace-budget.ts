import { budgetOfRequest } from "../budget-file/budget-of-request.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { TEMPLATES, type TemplateName } from "../budget-store/budget-store.ts";
import { withNotes } from "../formats/with-notes.ts";
import type { CoreServices } from "./core-services.ts";
import {
  type ReplacingServices,
  replaceWorkingBudget,
} from "./replace-working-budget.ts";

/** Creates `CoreServices.replaceBudget` for a store. */
export const replaceBudgetIn =
  (services: ReplacingServices): CoreServices["replaceBudget"] =>
  async (data, { receivedId, base, text, ...source }) => {
    const read =
      receivedId === undefined
        ? readBudget(data)
        : budgetOfRequest(data, TEMPLATES[base as TemplateName] ?? base);
    if (!read.ok) return { ok: false, reason: read.reason };
    replaceWorkingBudget(
      services,
      () =>
        services.store.load(read.budget, {
          ...source,
          receivedId: receivedId ?? null,
          answers: base !== undefined,
        }),
      withNotes(text, read.notes),
    );
    return { ok: true };
  };
