import { fieldTexts } from "shared-contracts/entities/field-texts";
import { chosenOption } from "shared-contracts/entities/chosen-option";
import type { Chosen } from "shared-contracts/entities/sending";
import type { Connection } from "../../db/connection.ts";
import { deleteOwnRow } from "../../db/own-row.ts";
import { rowSizes } from "../../db/pages-by-bytes.ts";
import { ApiError, refusedField } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { findAccepted, findInForce, forgetAcceptors } from "./acceptances.ts";
import { sentIn, updateFollowUp, whyUnchanged } from "./follow-up.ts";
import { refuseOverQuota } from "./quota.ts";
import {
  findBudget,
  findBudgets,
  findCreated,
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

const ACCEPTED_STANDS =
  "O cliente aceitou esta proposta. Para mudar a situação, desfaça o aceite.";

/** Saved budgets. Every query names the caller first, so that no caller reaches another's. */
export function budgetHandlers() {
  return {
    listBudgets: async ({ db, caller }) => ({
      pieces: listText(
        await rowSizes(db, "budgets", caller.id),
        (ids) => findBudgets(db, caller.id, ids),
        toFullJson,
      ),
    }),
    listBudgetSummaries: async ({ db, caller }) => {
      const rows = await listSummaries(db, caller.id);
      const accepted = await findAccepted(db, caller.id);
      return {
        body: rows.map((row) => toSummary(row, accepted.get(row.id) ?? null)),
      };
    },
    getBudget: async ({ db, caller, params }) => {
      const row = await findBudget(db, caller.id, params.id);
      if (!row) throw new ApiError("NOT_FOUND");
      return { json: toFullJson(row), version: row.version };
    },
    createBudget: async ({ db, caller, prepared, idempotencyKey = null }) => {
      const made =
        idempotencyKey && (await findCreated(db, caller.id, idempotencyKey));
      if (made) return { body: toSaved(made), version: made.version };
      await refuseOverQuota(db, caller.id, prepared.content.dados);
      const row = await insertBudget(db, caller.id, prepared, idempotencyKey);
      return { body: toSaved(row), version: row.version };
    },
    updateBudget: async ({ db, caller, params, prepared, expectedVersion }) => {
      const replaced = { table: "budgets", id: params.id } as const;
      await refuseOverQuota(db, caller.id, prepared.content.dados, replaced);
      const row = await updateBudget(
        db,
        caller.id,
        params.id,
        expectedVersion,
        prepared,
      );
      if (row) return { body: toSaved(row), version: row.version };
      throw await whyUnchanged(db, caller.id, params.id);
    },
    followBudget: async ({ db, caller, params, body, expectedVersion }) => {
      const { status, receipts, chosen } = body;
      if (chosen) await refuseUnsent(db, caller.id, params.id, chosen);
      if (status !== undefined || chosen !== undefined)
        await refuseAccepted(db, caller.id, params.id);
      const row = await updateFollowUp(
        db,
        caller.id,
        params.id,
        expectedVersion,
        {
          ...(status && { status }),
          ...(receipts && { receipts: JSON.stringify(receipts) }),
          ...(chosen !== undefined && {
            chosen: chosen && JSON.stringify(chosen),
          }),
        },
      );
      if (row) return { body: toFollowed(row), version: row.version };
      throw await whyUnchanged(db, caller.id, params.id);
    },
    deleteBudget: async ({ db, caller, params, expectedVersion }) => {
      const { id } = params;
      if (!(await deleteOwnRow(db, "budgets", caller.id, id, expectedVersion)))
        throw await whyUnchanged(db, caller.id, id);
      await forgetAcceptors(db, caller.id, id);
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

/** What a client accepted stands until the caterer undoes it, whatever an old tab says. */
async function refuseAccepted(
  db: Connection,
  userId: string,
  id: number,
): Promise<void> {
  if (await findInForce(db, userId, id))
    throw new ApiError("CONFLICT", ACCEPTED_STANDS);
}

/** Refuses a choice that the client did not have. */
async function refuseUnsent(
  db: Connection,
  userId: string,
  id: number,
  chosen: Chosen,
): Promise<void> {
  const row = await findBudget(db, userId, id);
  if (!row) throw new ApiError("NOT_FOUND");
  const sent = sentIn(row);
  if (!sent.some(({ n }) => n === chosen.sending))
    throw refusedField("chosen.sending", fieldTexts.sendingUnknown);
  if (!chosenOption({ sent, chosen }))
    throw refusedField("chosen.option", fieldTexts.optionUnknown);
}
