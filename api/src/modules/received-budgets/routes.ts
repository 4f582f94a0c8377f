import { endpoints } from "shared-contracts/endpoints/table";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import type { Connection } from "../../db/connection.ts";
import { deleteOwnRow } from "../../db/own-row.ts";
import { rowSizes } from "../../db/pages-by-bytes.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Mail } from "../../mail/mail.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { refuseOverQuota, refuseRequestOverQuota } from "../budgets/quota.ts";
import { listText, toJson } from "../budgets/wire.ts";
import { checkPassword } from "../auth/check-password.ts";
import { decideProposal } from "./decided-proposal.ts";
import { endIntakeKey, issueIntakeKey, readIntakeKey } from "./intake-key.ts";
import {
  decideReceived,
  findReceived,
  insertReceived,
  listPending,
  updateReceived,
} from "./repository.ts";
import { mailRequest } from "./request-mails.ts";
import { toReceived, withRequestState } from "./service.ts";

/** What a request that went into the trap is answered: it looks like any other. */
const TRAPPED_ID = 1;

/** Requests of clients. Every query names the caller first, so that no caller reaches another's. */
export function receivedBudgetHandlers(
  address: () => string,
  mail: Mail,
  now: () => Date,
) {
  const url = () => address() + endpoints.sendRequest.path;
  return {
    listReceivedBudgets: async ({ db, caller }) => ({
      pieces: listText(
        await rowSizes(db, "received_budgets", caller.id),
        (ids) => findReceived(db, caller.id, ids),
        (row) => toJson(toReceived(row), row.dados),
      ),
    }),
    listReceivedSummaries: async ({ db, caller }) => ({
      body: (await listPending(db, caller.id)).map((row) => ({
        id: row.id,
        nome: row.nome,
        createdAt: row.created_at.toISOString(),
        answered: row.answered_with !== null,
      })),
    }),
    updateReceivedBudget: async ({
      db,
      caller,
      params,
      prepared,
      expectedVersion,
    }) => {
      const replaced = { table: "received_budgets", id: params.id } as const;
      await refuseOverQuota(db, caller.id, prepared.dados, replaced);
      const version = await updateReceived(
        db,
        caller.id,
        params.id,
        expectedVersion,
        (before) => withRequestState(prepared, before, now()),
      );
      if (version === "missing") throw new ApiError("NOT_FOUND");
      if (version === "changed") throw new ApiError("VERSION_MISMATCH");
      return { body: { success: true, versao: version }, version };
    },
    approveReceivedBudget: ({ db, caller, params, expectedVersion }) =>
      decide(db, caller.id, params.id, expectedVersion, "ACCEPTED", now()),
    rejectReceivedBudget: ({ db, caller, params, expectedVersion }) =>
      decide(db, caller.id, params.id, expectedVersion, "REJECTED", now()),
    deleteReceivedBudget: async ({ db, caller, params }) => {
      if (!(await deleteOwnRow(db, "received_budgets", caller.id, params.id)))
        throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
    sendRequest: async ({ db, caller, prepared }) => {
      const { content, isTrapped } = prepared;
      if (isTrapped) return { body: { id: TRAPPED_ID } };
      await refuseRequestOverQuota(db, caller.id, content.dados);
      const id = await insertReceived(db, caller.id, content, now());
      await mailRequest(mail, db, caller.id, now());
      return { body: { id } };
    },
    getIntakeKey: async ({ db, caller }) => ({
      body: { ...(await readIntakeKey(db, caller.id)), url: url() },
    }),
    makeIntakeKey: async ({ db, caller, body }) => {
      await checkPassword(db, caller.id, body?.password, "password");
      const key = await issueIntakeKey(db, caller.id, now());
      return {
        body: { ...(await readIntakeKey(db, caller.id)), url: url(), key },
      };
    },
    endIntakeKey: async ({ db, caller, body }) => {
      await checkPassword(db, caller.id, body?.password, "password");
      await endIntakeKey(db, caller.id);
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

async function decide(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  status: Exclude<ReceivedStatus, "PENDING">,
  now: Date,
) {
  const version = await decideReceived(db, userId, id, expectedVersion, status);
  if (version === "missing") throw new ApiError("NOT_FOUND");
  if (version === "decided") throw new ApiError("CONFLICT");
  if (version === "changed") throw new ApiError("VERSION_MISMATCH");
  const proposal = await decideProposal(db, userId, id, status, now);
  return { body: { success: true, proposal }, version };
}
