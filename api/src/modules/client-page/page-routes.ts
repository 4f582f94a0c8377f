import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { contentDisposition } from "../../calls/content-disposition.ts";
import {
  type HourlyBudget,
  networkBudgets,
  takeFrom,
} from "../auth/hourly-budgets.ts";
import { FONTS, pageCsp } from "./document.ts";
import { endOf, endPage, overEnd, TOO_MANY } from "./end-page.ts";
import { findPage, type Found } from "./find-page.ts";
import { proposalPage } from "./proposal-page.ts";
import { findLastFile, noteView } from "./repository.ts";

/** Looks an hour at one page, and from one network. */
const LOOKS = 600;
/** Questions an hour whether one page changed: fifty phones ask every 30 s. */
const QUESTIONS = 6000;
const REFUSAL = "Muitas tentativas.";

interface Address {
  /** The token is absent where the address has the form of none. */
  Params: { token?: string };
  Querystring: { ver?: string };
}

/**
 * The client's page. Its routes are outside the table of calls: a person opens them in a browser, without a session.
 * What the address leads to decides the answer: 200, 404 for any address that never was one, 410 for one that ended.
 */
export function registerClientPage(
  app: FastifyInstance,
  db: Database,
  now: () => Date,
  base: () => string,
): void {
  /** What is behind the address of a request. Rejects with RATE_LIMITED. */
  const find = async ({
    params: { token = "" },
    ip,
  }: FastifyRequest<Address>): Promise<Found> => {
    await takeFrom(db, networkBudgets("client page", ip, LOOKS), REFUSAL);
    const found = await findPage(db, token, now());
    if (found.kind === "shown")
      await takeFrom(db, [linkBudget("page", found, LOOKS)], REFUSAL);
    return found;
  };
  /** Like `find`, for a question: many phones behind one address ask, and each page counts its own. */
  const findState = async ({
    params: { token = "" },
    ip,
  }: FastifyRequest<Address>): Promise<Found> => {
    const found = await findPage(db, token, now());
    const budgets =
      found.kind === "shown"
        ? [linkBudget("state", found, QUESTIONS)]
        : networkBudgets("client state", ip, QUESTIONS);
    await takeFrom(db, budgets, REFUSAL);
    return found;
  };
  const schema = { hide: true };

  const show = async (
    request: FastifyRequest<Address>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString("base64url");
    const send = (status: number, page: string) =>
      asPage(reply, nonce).status(status).send(page);
    try {
      const found = await find(request);
      if (found.kind !== "shown")
        return send(statusOf(found), endPage(endOf(found), nonce));
      const { token = "" } = request.params;
      // It can still be read after its validity, but not taken for an offer.
      if (found.isOver && request.query.ver === undefined)
        return send(200, endPage(overEnd(found.page, token), nonce));
      return send(200, proposalPage(found, { base: base(), token, nonce }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "RATE_LIMITED")
        throw error;
      request.refusal = error;
      reply.header("retry-after", error.retryAfterSeconds);
      return send(error.status, endPage(TOO_MANY, nonce));
    }
  };
  app.get<Address>("/p/:token", { schema }, show);
  // What the router does not take for a token, such as a long one, is looked up all the same.
  app.get<Address>("/p/*", { schema }, show);

  app.get<Address>("/p/:token/estado", { schema }, async (request, reply) => {
    const found = await findState(request);
    asPage(reply);
    if (found.kind !== "shown") return reply.status(statusOf(found)).send();
    const tag = `"${found.state}"`;
    reply.header("etag", tag);
    const isKnown = request.headers["if-none-match"] === tag;
    return reply.status(isKnown ? 304 : 200).send();
  });

  app.post<Address>("/p/:token/visto", { schema }, async (request, reply) => {
    const found = await find(request);
    if (found.kind === "shown") await noteView(db, found.link, now());
    return asPage(reply)
      .status(found.kind === "shown" ? 204 : statusOf(found))
      .send();
  });

  app.get<Address>("/p/:token/pdf", { schema }, async (request, reply) => {
    const found = await find(request);
    asPage(reply);
    const file =
      found.kind === "shown" ? await findLastFile(db, found.link) : undefined;
    if (found.kind !== "shown" || !file)
      return reply.status(statusOf(found)).send();
    // Robots that make previews ask for pages only, and some for the head of what a page links to.
    if (request.method === "GET") await noteView(db, found.link, now());
    return reply
      .type("application/pdf")
      .header("content-disposition", contentDisposition(file.file_name))
      .send(file.pdf);
  });

  // Services that make previews show it, so it is no view.
  app.get<Address>(
    "/p/:token/cartao.jpg",
    { schema },
    async (request, reply) => {
      const found = await find(request);
      asPage(reply);
      const card = found.kind === "shown" ? found.page.card : null;
      if (found.kind !== "shown" || !card)
        return reply.status(statusOf(found)).send();
      return reply.type("image/jpeg").send(Buffer.from(card, "base64"));
    },
  );

  for (const file of FONTS) {
    const font = readFileSync(join(import.meta.dirname, "fonts", file));
    app.get(`/p/fontes/${file}`, { schema }, async (_request, reply) =>
      reply
        .type("font/woff2")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(font),
    );
  }
}

const linkBudget = (
  what: string,
  { link }: Extract<Found, { kind: "shown" }>,
  limit: number,
): HourlyBudget => ({ limited: `client ${what} of ${link.token_hash}`, limit });

function statusOf({ kind }: Found): 404 | 410 {
  return kind === "unknown" || kind === "shown" ? 404 : 410;
}

/** The headers of what belongs to one client. */
function asPage(reply: FastifyReply, nonce?: string): FastifyReply {
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
