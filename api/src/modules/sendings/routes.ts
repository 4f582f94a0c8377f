import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { INKS } from "../../pdf/inks.ts";
import type { MadePdf, PdfInput, PdfMaker } from "../../pdf/pdf-maker.ts";
import type { SentBudget } from "../../pdf/sent-facts.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import {
  type Acceptance,
  findInForce,
  refuseDecided,
} from "../budgets/acceptances.ts";
import { addSending, sentIn, whyUnchanged } from "../budgets/follow-up.ts";
import { findBudget, type FullRow } from "../budgets/repository.ts";
import { toFollowed, toJson } from "../budgets/wire.ts";
import { logoCard, shownLogo } from "../logo/printed-logo.ts";
import { proposalFileName } from "../pdf/file-name.ts";
import { findPdfInput } from "../pdf/pdf-input.ts";
import { findSent, findSentBudget, keepSent } from "./repository.ts";

const compressed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Proposals as they were sent. */
export function sendingHandlers(pdf: PdfMaker, now: () => Date) {
  return {
    sendProposal: {
      before: async ({ db, caller, params, body, expectedVersion, left }) => {
        const { id } = params;
        const row = await findBudget(db, caller.id, id, expectedVersion);
        if (!row) throw await whyUnchanged(db, caller.id, id);
        await refuseDecided(db, caller.id, id);
        const at = now();
        const accepted = await findInForce(db, caller.id, id);
        const found = await findPdfInput(db, caller.id, row, at);
        const input = {
          ...found,
          ...(accepted && (await acceptedDados(db, accepted))),
        };
        const made = await pdf.run(input, {
          account: caller.id,
          left,
        });
        const { file, client, facts, page } = made;
        const { logo } = input.sender;
        const shown: SentPage = {
          ...page,
          proposal: { ...page.proposal, logo: await shownLogo(logo) },
          message: body?.message ?? "",
          card: await logoCard(logo, INKS[page.proposal.accent].tint),
        };
        const files = {
          file_name: proposalFileName(client),
          pdf: Buffer.from(file),
          dados_gz: await compressed(row.dados),
          page_gz: await compressed(JSON.stringify(shown)),
          options_gz: await packOptions(row, input, made),
        };
        return async (transaction) => {
          // Accepted or undone meanwhile, it is no longer what the caterer meant to send.
          const standing = await findInForce(transaction, caller.id, id);
          if (standing?.id !== accepted?.id)
            throw new ApiError("VERSION_MISMATCH");
          await refuseDecided(transaction, caller.id, id);
          const added = await addSending(transaction, caller.id, id, {
            at: at.toISOString(),
            versao: row.version,
            ...facts,
          });
          if (!added) throw await whyUnchanged(transaction, caller.id, id);
          const of = { user_id: caller.id, budget_id: id, n: added.n };
          await keepSent(transaction, of, files, at);
          return { body: toFollowed(added.row), version: added.row.version };
        };
      },
    },
    getSentProposal: async ({ db, caller, params }) => {
      const sent = await findSent(db, caller.id, params.id, params.n);
      if (sent) {
        return {
          file: sent.pdf,
          contentType: "application/pdf",
          fileName: sent.file_name,
        };
      }
      throw await whyMissing(db, caller.id, params);
    },
    getSentBudget: async ({ db, caller, params }) => {
      const sent = await findSentBudget(db, caller.id, params.id, params.n);
      if (!sent) throw await whyMissing(db, caller.id, params);
      const dados = await unpacked(sent.dados_gz);
      return { json: toJson({}, dados.toString()) };
    },
  } satisfies Partial<Handlers>;
}

/** The budget that a client accepted, as it was sent. */
async function acceptedDados(
  db: Connection,
  { user_id, budget_id, n }: Acceptance,
): Promise<Pick<PdfInput, "accepted">> {
  const sent = await findSentBudget(db, user_id, budget_id, n);
  return sent ? { accepted: (await unpacked(sent.dados_gz)).toString() } : {};
}

/** The budgets of a proposal's options, with what was noted of them; null without options. */
async function packOptions(
  { id, version, dados }: FullRow,
  { others }: PdfInput,
  made: Pick<MadePdf, "facts" | "others">,
): Promise<Buffer | null> {
  if (others.length === 0) return null;
  const facts = [made.facts, ...made.others];
  const sent = [{ id, version, dados }, ...others].map(
    (one, at): SentBudget => ({
      id: one.id,
      versao: one.version,
      dados: one.dados,
      facts: facts[at]!,
    }),
  );
  return compressed(JSON.stringify(sent));
}

/** Why there is nothing of a sending: it is no longer kept, or there was none. */
async function whyMissing(
  db: Connection,
  userId: string,
  { id, n }: { id: number; n: number },
): Promise<ApiError> {
  const budget = await findBudget(db, userId, id);
  const last = (budget && sentIn(budget).at(-1)?.n) ?? 0;
  return new ApiError(n <= last ? "GONE" : "NOT_FOUND");
}
