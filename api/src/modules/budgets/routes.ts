import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { updateFollowUp } from "./follow-up.ts";
import { refuseOverQuota } from "./quota.ts";
import {
  budgetSizes,
  deleteBudget,
  findBudget,
  findBudgets,
  insertBudget,
  listSummaries,
  updateBudget,
} from "./repository.ts";
import {
  listText,
  toFollowed,
  toFullJson,
  toSaved,
  toSummary,
} from "./wire.ts";

/** Saved budgets. Every query names the caller first, so that no caller reaches another's. */
export function budgetHandlers(): Pick<
  Handlers,
  | "listBudgets"
  | "listBudgetSummaries"
  | "getBudget"
  | "createBudget"
  | "updateBudget"
  | "followBudget"
  | "deleteBudget"
> {
  return {
    listBudgets: async ({ db, caller }) => ({
      pieces: listText(
        await budgetSizes(db, caller.id),
        (ids) => findBudgets(db, caller.id, ids),
        toFullJson,
      ),
    }),
    listBudgetSummaries: async ({ db, caller }) => ({
      body: (await listSummaries(db, caller.id)).map(toSummary),
    }),
    getBudget: async ({ db, caller, params }) => {
      const row = await findBudget(db, caller.id, params.id);
      if (!row) throw new ApiError("NOT_FOUND");
      return { json: toFullJson(row), version: row.version };
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
    followBudget: async ({ db, caller, params, body, expectedVersion }) => {
      const { status, receipts } = body;
      const row = await updateFollowUp(
        db,
        caller.id,
        params.id,
        expectedVersion,
        {
          ...(status && { status }),
          ...(receipts && { receipts: JSON.stringify(receipts) }),
        },
      );
      if (row) return { body: toFollowed(row), version: row.version };
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
