import { budgetOfRequest } from "../budget-file/budget-of-request.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { TEMPLATES, type TemplateName } from "../budget-store/budget-store.ts";
import { withNotes } from "../formats/with-notes.ts";
import { queuedRequest } from "../outbox/queued-draft.ts";
import type { CoreServices } from "./core-services.ts";
import {
  type ReplacingServices,
  replaceWorkingBudget,
} from "./replace-working-budget.ts";
import type { ShellServices } from "./shell-services.ts";

/**
 * Creates `CoreServices.replaceBudget` for a store. Of a request with a save that waits, what the user saved opens, not
 * what the account has.
 */
export const replaceBudgetIn =
  (
    services: ReplacingServices & Pick<ShellServices, "outbox">,
  ): CoreServices["replaceBudget"] =>
  async (data, { receivedId, base, text, ...source }) => {
    const { store, outbox } = services;
    if (receivedId !== undefined && base === undefined) {
      const queued = await outbox.findRequest(receivedId);
      if (queued) {
        const draft = queuedRequest(receivedId, queued);
        replaceWorkingBudget(services, () => store.loadDraft(draft), text);
        return { ok: true };
      }
    }
    const read =
      receivedId === undefined
        ? readBudget(data)
        : budgetOfRequest(data, TEMPLATES[base as TemplateName] ?? base);
    if (!read.ok) return { ok: false, reason: read.reason };
    replaceWorkingBudget(
      services,
      () =>
        store.load(read.budget, {
          ...source,
          receivedId: receivedId ?? null,
          answers: base !== undefined,
        }),
      withNotes(text, read.notes),
    );
    return { ok: true };
  };
