import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Database } from "./db/connection.ts";
import type { DatabaseHealth } from "./db/database-health.ts";
import type { Env } from "./env.ts";
import { registerCallers } from "./http/auth.ts";
import { checkBySchema } from "./http/check-by-schema.ts";
import { registerDocs } from "./calls/docs.ts";
import { registerCompression } from "./http/compression.ts";
import { registerCrossOrigin } from "./http/cross-origin.ts";
import {
  refuse,
  refuseConnection,
  registerErrors,
  toApiError,
} from "./http/errors.ts";
import type { Handlers } from "./calls/handlers.ts";
import { registerJsonBody } from "./http/json-body.ts";
import { listFieldsConstraint } from "./calls/list-fields.ts";
import { loggerOptions } from "./http/logger.ts";
import { registerMethods } from "./http/methods.ts";
import { registerOneReading } from "./http/one-reading.ts";
import { registerRateLimit } from "./http/rate-limit.ts";
import { registerRoutes } from "./calls/routes-from-table.ts";
import { registerSecurityLog } from "./http/security-log.ts";
import { registerStopping } from "./http/stopping.ts";
import { createTokens } from "./http/tokens.ts";
import type { Mail } from "./mail/mail.ts";
import { registerCallMetrics } from "./metrics/call-metrics.ts";
import { accountHandlers } from "./modules/account/routes.ts";
import { acceptanceHandlers } from "./modules/acceptances/routes.ts";
import { authHandlers } from "./modules/auth/routes.ts";
import {
  createSignInBudgets,
  type HourlyBudgets,
} from "./modules/auth/sign-in-budgets.ts";
import { budgetHandlers } from "./modules/budgets/routes.ts";
import { pagePath } from "./modules/client-page/page-answers.ts";
import { registerClientPage } from "./modules/client-page/page-routes.ts";
import { companyHandlers } from "./modules/company/routes.ts";
import { registerProbes } from "./modules/health/probes.ts";
import { healthHandlers } from "./modules/health/routes.ts";
import { registerLogoFile } from "./modules/logo/logo-file-route.ts";
import { logoHandlers } from "./modules/logo/routes.ts";
import { createBodyPreparer } from "./bodies/prepare-body.ts";
import { preparedBodies } from "./bodies/prepared-bodies.ts";
import type { PaymentDesk } from "./modules/payments/payment-desk.ts";
import { paymentHandlers } from "./modules/payments/routes.ts";
import {
  registerWebhook,
  webhookToken,
} from "./modules/payments/webhook-route.ts";
import { pdfHandlers } from "./modules/pdf/routes.ts";
import { automaticAt } from "./payments/open-gateway.ts";
import { planHandlers } from "./modules/plans/routes.ts";
import { portfolioHandlers } from "./modules/portfolio/routes.ts";
import { ownTemplateHandlers } from "./modules/own-templates/routes.ts";
import { priceBookHandlers } from "./modules/price-book/routes.ts";
import { proposalLinkHandlers } from "./modules/proposal-links/routes.ts";
import type { LinkTokens } from "./modules/proposal-links/link-tokens.ts";
import { profileHandlers } from "./modules/profile/routes.ts";
import { recipeHandlers } from "./modules/recipes/routes.ts";
import { receivedBudgetHandlers } from "./modules/received-budgets/routes.ts";
import { userHandlers } from "./modules/users/routes.ts";
import { sendingHandlers } from "./modules/sendings/routes.ts";
import type { OpenGateway } from "./payments/open-gateway.ts";
import type { PdfMaker } from "./pdf/pdf-maker.ts";
import { reportOf } from "./telemetry/error-report.ts";
import type { ErrorSink } from "./telemetry/error-sink.ts";
import type { ReleasedRemotes } from "./telemetry/released-remotes.ts";
import { registerTelemetry } from "./telemetry/telemetry-route.ts";
import { createSteps } from "./steps.ts";

const HEADERS_MS = 60_000;
/** How often to look for calls that take too long to arrive. */
const CHECK_EVERY_MS = 5_000;

export interface AppDependencies {
  db: Database;
  health: DatabaseHealth;
  pdf: PdfMaker;
  gateway: OpenGateway;
  cardMode: Env["CARD_MODE"];
  /** Who receives the payments, as receipts name it. */
  receiver: string;
  /** Called when the gateway reported a change of a payment. */
  onPaymentNews: () => void;
  /** The first signs the tokens; the tokens of every one are accepted. */
  secrets: readonly string[];
  /** The version of the terms in force. */
  termsVersion: string;
  /** Whether anybody may register, or only who was invited. */
  registration: Env["BANQUETE_REGISTRATION"];
  mail: Mail;
  /** Where errors of pages and of the API go. */
  errors: ErrorSink;
  /** The releases that pages are given. */
  remotes: ReleasedRemotes;
  now: () => Date;
  /** The API's public address, without a slash at the end. */
  address: () => string;
  /** The public address of the clients' pages, likewise. */
  pages: () => string;
  /** Makes and reads the tokens in their addresses. */
  linkTokens: LinkTokens;
  /** The service that answers the address of a CEP, with `{cep}` in its URL; undefined when none is configured. */
  cepUrl: string | undefined;
  /** Origins of the pages that may call, exactly as a browser sends them. */
  origins: string[];
  /** Sign-ins, registrations and password changes a minute for each address and account; 0 is no limit. */
  signInsPerMinute: number;
  /** Limits for an hour of an address, a network and an account. */
  signInBudgets: HourlyBudgets;
  /** Requests a minute for each intake key. */
  requestsPerMinute: number;
  /** Calls a minute for each address. */
  callsPerMinute: number;
  /** How long the reader of a long answer may stall before it is cut off, in milliseconds. */
  readerPatienceMs: number;
  /** Where calls are measured; they are not unless given. */
  metrics?: Registry | undefined;
  logLevel: string;
  /** Where the log goes: stderr unless given. */
  logTo?: NodeJS.WritableStream;
  /** Whether the page of calls is at /docs. */
  docs: boolean;
  /** Addresses and networks of the trusted reverse proxies, whose `X-Forwarded-For` names the caller. */
  trustProxy: string[];
  /** Whether the process is stopping: it answers the calls that still arrive, and no health check passes. */
  stopping: () => boolean;
  /** How long a call may take to arrive, with its body, in milliseconds. */
  bodyMs: number;
}

/** The whole service on one page: what it registers, in the order in which a call passes it. */
export async function buildApp(
  deps: AppDependencies,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel, deps.logTo),
    trustProxy: deps.trustProxy,
    // Short, for people read it out; a caller cannot choose it.
    genReqId: () => randomBytes(4).toString("hex"),
    // Calls that arrived before the end are still answered.
    return503OnClosing: false,
    requestTimeout: deps.bodyMs,
    http: {
      headersTimeout: Math.min(deps.bodyMs, HEADERS_MS),
      connectionsCheckingInterval: Math.min(deps.bodyMs, CHECK_EVERY_MS),
    },
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = "/" }) => pagePath(url),
    routerOptions: { constraints: { campos: listFieldsConstraint } },
    frameworkErrors: (error, _request, reply) => {
      refuse(reply, toApiError(error));
    },
  });
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  registerOneReading(app);
  registerSecurityLog(app);
  if (deps.metrics) registerCallMetrics(app, deps.metrics);
  registerErrors(app, deps.health, (error, { id, routeOptions }) =>
    deps.errors(reportOf(error, routeOptions.url, id)),
  );
  registerJsonBody(app, new Set(Object.keys(preparedBodies)));
  registerStopping(app, deps.stopping);

  registerMethods(app);

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // The API page must open over plain HTTP too.
        upgradeInsecureRequests: null,
      },
    },
  });
  await registerCompression(app);
  await registerCrossOrigin(app, deps.origins);
  await registerRateLimit(app, deps.callsPerMinute);
  registerCallers(app);
  if (deps.docs) {
    await registerDocs(app, deps.address, webhookToken(deps.gateway));
  }

  const { db, now } = deps;
  const tokens = createTokens(deps.secrets);
  const { mail } = deps;
  const desk: PaymentDesk = { db, open: deps.gateway, now, mail };
  const handlers: Handlers = {
    ...healthHandlers(deps.health, deps.stopping),
    ...authHandlers({
      ...deps,
      tokens,
      budgets: createSignInBudgets(db, deps.signInBudgets),
    }),
    ...accountHandlers(mail, now),
    ...userHandlers(now),
    ...profileHandlers(mail, now),
    ...companyHandlers(deps.cepUrl),
    ...logoHandlers(deps.address),
    ...budgetHandlers(),
    ...priceBookHandlers(),
    ...recipeHandlers(),
    ...portfolioHandlers(),
    ...ownTemplateHandlers(),
    ...pdfHandlers(deps.pdf, now),
    ...sendingHandlers(deps.pdf, now),
    ...proposalLinkHandlers(deps.linkTokens, deps.pages, now),
    ...acceptanceHandlers(deps.pdf, now),
    ...planHandlers(deps.cardMode, automaticAt(desk.open), now),
    ...paymentHandlers(desk, deps.cardMode, deps.pdf, deps.receiver),
    ...receivedBudgetHandlers(deps.address, mail, now),
  };
  const bodies = createBodyPreparer();
  app.addHook("onClose", () => bodies.close());
  const { prepare } = bodies;
  const steps = createSteps({ ...deps, tokens, handlers, prepare });
  registerRoutes(app, steps);
  registerProbes(app, deps.health, deps.stopping);
  registerLogoFile(app, db);
  registerClientPage(app, deps);
  registerTelemetry(app, { ...deps, tokens });
  registerWebhook(app, desk, deps.onPaymentNews);
  const { routes } = deps.gateway;
  if (routes) await app.register(routes(steps.signedIn));
  await app.ready();
  return app;
}
