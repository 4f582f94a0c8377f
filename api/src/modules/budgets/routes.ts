import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../http/handlers.ts";
import {
  deleteBudget,
  findBudget,
  insertBudget,
  listBudgets,
  updateBudget,
} from "./repository.ts";
import { toListJson, toSaved } from "./wire.ts";

/** Saved budgets. Every query names the caller first, so nobody meets another's. */
export function budgetHandlers(): Pick<
  Handlers,
  "listBudgets" | "createBudget" | "updateBudget" | "deleteBudget"
> {
  return {
    listBudgets: async ({ db, caller }) => ({
      json: toListJson(await listBudgets(db, caller.id), toSaved),
    }),
    createBudget: async ({ db, caller, prepared }) => {
      const row = await insertBudget(db, caller.id, prepared);
      return { body: toSaved(row), version: row.version };
    },
    updateBudget: async ({ db, caller, params, prepared, expectedVersion }) => {
      const row = await updateBudget(
        db,
        caller.id,
        params.id,
        expectedVersion,
        prepared,
      );
      if (row) return { body: toSaved(row), version: row.version };
      const there = await findBudget(db, caller.id, params.id);
      throw new ApiError(there ? "VERSION_MISMATCH" : "NOT_FOUND");
    },
    deleteBudget: async ({ db, caller, params }) => {
      const deleted = await deleteBudget(db, caller.id, params.id);
      if (!deleted) throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
  };
}
