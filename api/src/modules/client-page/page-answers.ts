import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import {
  type HourlyBudget,
  networkBudgets,
  takeFrom,
} from "../auth/hourly-budgets.ts";
import { pageCsp } from "./document.ts";
import { endPage, TOO_MANY } from "./end-page.ts";
import { findPage, type Found } from "./find-page.ts";
import type { LinkRow } from "./repository.ts";

/** Looks an hour at one page, and from one network. */
const LOOKS = 600;
/** Questions an hour whether one page changed: fifty phones ask every 30 s. */
const QUESTIONS = 6000;
const REFUSAL = "Muitas tentativas.";

/** The token is absent where the address has the form of none. */
type PageRequest = FastifyRequest<{ Params: { token?: string } }>;

/** Finds what is behind the address of a request. Rejects with RATE_LIMITED. */
export type Find = (request: PageRequest) => Promise<Found>;

export function pageFinders(
  db: Database,
  now: () => Date,
): { find: Find; findState: Find } {
  return {
    find: async ({ params: { token = "" }, ip }) => {
      await takeFrom(db, networkBudgets("client page", ip, LOOKS), REFUSAL);
      const found = await findPage(db, token, now());
      if ("link" in found)
        await takeFrom(db, [linkBudget("page", found.link, LOOKS)], REFUSAL);
      return found;
    },
    // For a question: many phones behind one address ask, and each page counts its own.
    findState: async ({ params: { token = "" }, ip }) => {
      const found = await findPage(db, token, now());
      const budgets =
        "link" in found
          ? [linkBudget("state", found.link, QUESTIONS)]
          : networkBudgets("client state", ip, QUESTIONS);
      await takeFrom(db, budgets, REFUSAL);
      return found;
    },
  };
}

const linkBudget = (
  what: string,
  { token_hash }: LinkRow,
  limit: number,
): HourlyBudget => ({ limited: `client ${what} of ${token_hash}`, limit });

/** The path of a request; one of no page, where a page's cannot be decoded: the router answers that as a call. */
export function pagePath(path: string): string {
  if (!path.startsWith("/p/")) return path;
  try {
    decodeURI(path);
    return path;
  } catch {
    return "/p/-";
  }
}

export function statusOf({ kind }: Found): 404 | 410 {
  return kind === "unknown" || kind === "shown" ? 404 : 410;
}

/** The headers of what belongs to one client. */
export function asPage(reply: FastifyReply, nonce?: string): FastifyReply {
  reply.headers({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  if (nonce === undefined) return reply;
  return reply
    .header("content-security-policy", pageCsp(nonce))
    .type("text/html; charset=utf-8");
}

/** Sends a page; `make` resolves with its status and markup, or with where to go instead. */
export async function sendPage(
  request: PageRequest,
  reply: FastifyReply,
  make: (nonce: string) => Promise<[number, string] | string>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  try {
    const made = await make(nonce);
    if (typeof made === "string") return asPage(reply).redirect(made, 303);
    const [status, page] = made;
    return asPage(reply, nonce).status(status).send(page);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "RATE_LIMITED")
      throw error;
    request.refusal = error;
    reply.header("retry-after", error.retryAfterSeconds);
    return asPage(reply, nonce)
      .status(error.status)
      .send(endPage(TOO_MANY, nonce));
  }
}
