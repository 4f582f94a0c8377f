import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Receipt } from "shared-contracts/entities/sending";
import type { Connection } from "../../db/connection.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { ApiError } from "../../http/api-error.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import {
  type Acceptance,
  findInForce,
  undoAcceptances,
} from "../budgets/acceptances.ts";
import { updateFollowUp, whyUnchanged } from "../budgets/follow-up.ts";
import { findBudget } from "../budgets/repository.ts";
import { toFollowed } from "../budgets/wire.ts";
import { acceptanceReceipt } from "./receipt.ts";

const unpacked = promisify(gunzip);

const PAID = "Há pagamento recebido. Desmarque antes de desfazer.";

/** What the caterer does with what a client accepted. */
export function acceptanceHandlers(pdf: PdfMaker, now: () => Date) {
  return {
    undoAcceptance: async ({ db, caller, params, body, expectedVersion }) => {
      const { id } = params;
      await readInForce(db, caller.id, id);
      const before = await findBudget(db, caller.id, id);
      const receipts = JSON.parse(before?.receipts ?? "[]") as Receipt[];
      if (receipts.some(({ receivedOn }) => receivedOn !== null))
        throw new ApiError("CONFLICT", PAID);
      const row = await updateFollowUp(db, caller.id, id, expectedVersion, {
        status: "enviada",
        receipts: "[]",
      });
      if (!row) throw await whyUnchanged(db, caller.id, id);
      await undoAcceptances(db, caller.id, id, body.reason, now());
      return { body: toFollowed(row), version: row.version };
    },
    takeBackAddendum: async ({ db, caller, params }) => {
      const { n } = await readInForce(db, caller.id, params.id);
      const { numUpdatedRows } = await db
        .updateTable("sent_proposals")
        .set({ taken_back_at: now() })
        .where("user_id", "=", caller.id)
        .where("budget_id", "=", params.id)
        .where("n", ">", n)
        .where("taken_back_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
    getAcceptanceReceipt: async ({ db, caller, params, left }) => {
      const acceptance = await readInForce(db, caller.id, params.id);
      const page = await readPage(db, acceptance);
      const made = await acceptanceReceipt(db, pdf, acceptance, page, left);
      return {
        file: made.pdf,
        contentType: "application/pdf",
        fileName: made.file_name,
      };
    },
  } satisfies Partial<Handlers>;
}

/** Throws NOT_FOUND without one. */
async function readInForce(
  db: Connection,
  userId: string,
  id: number,
): Promise<Acceptance> {
  const acceptance = await findInForce(db, userId, id);
  if (acceptance?.name == null) throw new ApiError("NOT_FOUND");
  return acceptance;
}

async function readPage(
  db: Connection,
  { user_id, budget_id, n }: Acceptance,
): Promise<SentPage> {
  const { page_gz } = await db
    .selectFrom("sent_proposals")
    .select("page_gz")
    .where("user_id", "=", user_id)
    .where("budget_id", "=", budget_id)
    .where("n", "=", n)
    .$narrowType<{ page_gz: Buffer }>()
    .executeTakeFirstOrThrow();
  return JSON.parse((await unpacked(page_gz)).toString()) as SentPage;
}
