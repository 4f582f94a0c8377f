import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentDisposition } from "../../calls/content-disposition.ts";
import type { Database } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import { acceptanceReceipt } from "../acceptances/receipt.ts";
import { registerAccept } from "./accept-routes.ts";
import { acceptedPage, keptPage } from "./accepted-page.ts";
import { changedPage } from "./changed-page.ts";
import { FONTS } from "./document.ts";
import { endOf, endPage, overEnd } from "./end-page.ts";
import type { Found } from "./find-page.ts";
import { asPage, pageFinders, sendPage, statusOf } from "./page-answers.ts";
import { proposalPage } from "./proposal-page.ts";
import { findFile, noteView } from "./repository.ts";

interface Address {
  /** The token is absent where the address has the form of none. */
  Params: { token?: string; n?: string };
  Querystring: { ver?: string };
}

export interface ClientPageOptions {
  db: Database;
  now: () => Date;
  pdf: PdfMaker;
  mail: Mail;
  /** The public address of the pages, without a slash at the end. */
  pages: () => string;
}

/**
 * The client's page. Its routes are outside the table of calls: a person opens them in a browser, without a session.
 * What the address leads to decides the answer: 200, 404 for any address that never was one, 410 for one that ended.
 */
export function registerClientPage(
  app: FastifyInstance,
  { db, now, pdf, mail, pages }: ClientPageOptions,
): void {
  const { find, findState } = pageFinders(db, now);
  const schema = { hide: true };

  const show = (request: FastifyRequest<Address>, reply: FastifyReply) =>
    sendPage(request, reply, async (nonce) => {
      const found = await find(request);
      const { token = "" } = request.params;
      const address = { base: pages(), token, nonce };
      if (found.kind === "kept") return [200, keptPage(found, address)];
      if (found.kind !== "shown")
        return [statusOf(found), endPage(endOf(found), nonce)];
      const { accepted, addendum } = found;
      if (accepted && addendum)
        return [200, changedPage({ ...found, accepted, addendum }, address)];
      if (accepted) return [200, acceptedPage({ ...found, accepted }, address)];
      // It can still be read after its validity, but not taken for an offer.
      if (found.isOver && request.query.ver === undefined)
        return [200, endPage(overEnd(found.page, token), nonce)];
      return [200, proposalPage(found, address)];
    });
  app.get<Address>("/p/:token", { schema }, show);
  // What the router does not take for a token, such as a long one, is looked up all the same.
  app.get<Address>("/p/*", { schema }, show);
  registerAccept(app, { db, now, mail, find });

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

  /** Sends a file to a person, which is a look at the page. */
  const sendFile = async (
    { method }: FastifyRequest,
    reply: FastifyReply,
    found: Found,
    file: { file_name: string; pdf: Uint8Array } | undefined,
  ) => {
    asPage(reply);
    if (!file || !("link" in found))
      return reply.status(statusOf(found)).send();
    // Robots that make previews ask for pages only, and some for the head of what a page links to.
    if (method === "GET") await noteView(db, found.link, now());
    return reply
      .type("application/pdf")
      .header("content-disposition", contentDisposition(file.file_name))
      .send(Buffer.from(file.pdf));
  };

  app.get<Address>("/p/:token/pdf/:n", { schema }, async (request, reply) => {
    const found = await find(request);
    const n = Number(request.params.n);
    // What else was sent before is no longer the client's.
    const isShown =
      found.kind === "shown" && [found.n, found.addendum?.n].includes(n);
    const file = isShown ? await findFile(db, found.link, n) : undefined;
    return sendFile(request, reply, found, file);
  });

  app.get<Address>(
    "/p/:token/comprovante",
    { schema },
    async (request, reply) => {
      const found = await find(request);
      const file =
        "accepted" in found && found.accepted
          ? await acceptanceReceipt(db, pdf, found.accepted, found.page)
          : undefined;
      return sendFile(request, reply, found, file);
    },
  );

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
