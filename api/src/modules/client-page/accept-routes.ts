import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { printable } from "shared-contracts/formats/printable";
import { digitsOf } from "shared-contracts/formats/mask";
import type { Database } from "../../db/connection.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { toApiError } from "../../http/errors.ts";
import type { Mail } from "../../mail/mail.ts";
import { accept } from "../acceptances/accept.ts";
import { networkBudgets, takeFrom } from "../auth/hourly-budgets.ts";
import { type Acceptable, acceptableOf } from "./acceptable.ts";
import {
  type AcceptForm,
  EMPTY_FORM,
  formErrors,
  readForm,
  sealOf,
} from "./accept-form.ts";
import { acceptPage, type FormState } from "./accept-page.ts";
import { endOf, endPage } from "./end-page.ts";
import { findPage, type Found } from "./find-page.ts";
import { type Find, sendPage, statusOf } from "./page-answers.ts";
import { noteView } from "./repository.ts";

/** Tries to accept an hour, of one page and from one network. */
const TRIES = 10;
/** More than a form has. */
const BODY_LIMIT = 8 * 1024;
const BROWSER_MAX = 300;

const CHANGED =
  "A proposta mudou enquanto você lia. Confira de novo antes de aceitar.";
const TOO_OFTEN = "Muitas tentativas. Espere um minuto e tente de novo.";
const FAILED =
  "Não foi possível registrar o aceite. Nada foi aceito. Tente de novo.";

interface Address {
  Params: { token: string };
  Querystring: { opcao?: string };
}

interface AcceptOptions {
  db: Database;
  now: () => Date;
  mail: Mail;
  find: Find;
}

/** The form with which a client accepts, and its answer. */
export function registerAccept(
  app: FastifyInstance,
  { db, now, mail, find }: AcceptOptions,
): void {
  const path = "/p/:token/aceitar";
  const schema = { hide: true };

  app.get<Address>(path, { schema }, (request, reply) =>
    sendPage(request, reply, async (nonce) => {
      const { token } = request.params;
      const found = await find(request);
      const accepted = acceptableOf(found, request.query.opcao);
      if (!accepted) return elsewhere(found, token, nonce);
      if (request.method === "GET" && "link" in found)
        await noteView(db, found.link, now());
      const state = { typed: EMPTY_FORM, errors: [], failure: "" };
      return [200, acceptPage(accepted, state, { token, nonce })];
    }),
  );

  /** Accepts what was on the screen; false when another is offered by now. */
  const acceptShown = async (
    { params, ip, headers }: FastifyRequest<Address>,
    userId: string,
    form: AcceptForm,
  ): Promise<boolean> =>
    withAccountLock(db, userId, async (locked) => {
      const found = await findPage(locked, params.token, now());
      // A second press, or another tab, finds it accepted.
      if (found.kind !== "shown" || isAccepted(found, form)) return true;
      const accepted = acceptableOf(found, form.opcao);
      if (!accepted || !isShown(accepted, form)) return false;
      const { user_id, budget_id } = found.link;
      const by = {
        name: form.nome,
        cpf: digitsOf(form.cpf) || null,
        address: ip,
        browser: printable(headers["user-agent"] ?? "").slice(0, BROWSER_MAX),
      };
      await accept(
        locked,
        { ...accepted, user_id, budget_id },
        by,
        mail,
        now(),
      );
      return true;
    });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, text: string) => text,
    );
    scope.post<Address>(path, { schema }, (request, reply) =>
      sendPage(request, reply, async (nonce) => {
        const { token } = request.params;
        const form = readForm(request.body);
        const found = await find(request);
        const accepted = acceptableOf(found, form.opcao);
        if (found.kind !== "shown" || !accepted)
          return elsewhere(found, token, nonce);
        const again = (
          status: number,
          failure: string,
          errors: FormState["errors"] = [],
        ): [number, string] => {
          const state = { typed: form, errors, failure };
          return [status, acceptPage(accepted, state, { token, nonce })];
        };
        try {
          await takeFrom(
            db,
            [
              { limited: `accept of ${found.link.token_hash}`, limit: TRIES },
              ...networkBudgets("accept", request.ip, TRIES),
            ],
            TOO_OFTEN,
          );
          const isKnown =
            isOwnForm(request, form, token) && isShown(accepted, form);
          const errors = isKnown ? formErrors(form) : [];
          if (errors.length > 0) return again(400, "", errors);
          if (isKnown && (await acceptShown(request, found.link.user_id, form)))
            return `../${token}`;
        } catch (error) {
          const { status } = (request.refusal = toApiError(
            error as FastifyError,
          ));
          if (status === 429) return again(429, TOO_OFTEN);
          request.log.error({ err: error }, "call failed");
          return again(503, FAILED);
        }
        const anew = await findPage(db, token, now());
        const current = acceptableOf(anew, form.opcao);
        if (!current) return elsewhere(anew, token, nonce);
        const typed = { ...form, li: false };
        const state = { typed, errors: [], failure: CHANGED };
        return [409, acceptPage(current, state, { token, nonce })];
      }),
    );
  });
}

/** Where nothing is to be accepted: what the address leads to. */
function elsewhere(
  found: Found,
  token: string,
  nonce: string,
): [number, string] | string {
  return found.kind === "shown" || found.kind === "kept"
    ? `../${token}`
    : [statusOf(found), endPage(endOf(found), nonce)];
}

const isAccepted = (
  { accepted, n, addendum }: Extract<Found, { kind: "shown" }>,
  { versao }: AcceptForm,
): boolean => accepted !== null && (addendum === null || n === versao);

/** Whether a form is of the sending and the option that would be accepted now. */
const isShown = (
  { n, letter }: Acceptable,
  { versao, opcao }: AcceptForm,
): boolean => n === versao && (letter ?? "") === opcao;

/** Whether a form comes from this page, as far as its browser says. */
function isOwnForm(
  { headers }: FastifyRequest,
  { versao, selo }: AcceptForm,
  token: string,
): boolean {
  const site = headers["sec-fetch-site"] ?? "same-origin";
  return site === "same-origin" && selo === sealOf(token, versao);
}
