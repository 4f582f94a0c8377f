import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { refuseOverQuota } from "./quota.ts";
import {
  budgetSizes,
  deleteBudget,
  type FullRow,
  findBudget,
  findBudgets,
  insertBudget,
  listSummaries,
  updateBudget,
} from "./repository.ts";
import { listText, toJson, toSaved, toSummary } from "./wire.ts";

/** Saved budgets. Every query names the caller first, so that no caller reaches another's. */
export function budgetHandlers(): Pick<
  Handlers,
  | "listBudgets"
  | "listBudgetSummaries"
  | "getBudget"
  | "createBudget"
  | "updateBudget"
  | "deleteBudget"
> {
  return {
    listBudgets: async ({ db, caller }) => ({
      pieces: listText<FullRow>(
        await budgetSizes(db, caller.id),
        (ids) => findBudgets(db, caller.id, ids),
        toSaved,
      ),
    }),
    listBudgetSummaries: async ({ db, caller }) => ({
      body: (await listSummaries(db, caller.id)).map(toSummary),
    }),
    getBudget: async ({ db, caller, params }) => {
      const row = await findBudget(db, caller.id, params.id);
      if (!row) throw new ApiError("NOT_FOUND");
      return { json: toJson(toSaved(row), row.dados), version: row.version };
    },
    createBudget: async ({ db, caller, prepared }) => {
      await refuseOverQuota(db, caller.id, prepared.dados);
      const row = await insertBudget(db, caller.id, prepared);
      return { body: toSaved(row), version: row.version };
    },
    updateBudget: async ({ db, caller, params, prepared, expectedVersion }) => {
      const replaced = { table: "budgets", id: params.id } as const;
      await refuseOverQuota(db, caller.id, prepared.dados, replaced);
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
