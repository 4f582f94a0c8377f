import { buildApp } from "./app.ts";
import { isPaused } from "./db/settings.ts";
import { firstAccountHint } from "./first-account.ts";
import { keptTokenSecret } from "./db/token-secret.ts";
import { startDatabase } from "./db/start-database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { readServiceEnv } from "./env.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { createLinkTokens } from "./modules/proposal-links/link-tokens.ts";
import { sealAnew } from "./modules/proposal-links/repository.ts";
import { mailEndingPlans } from "./modules/plans/plan-mails.ts";
import { openMail } from "./open-mail.ts";
import { createBookFiller } from "./modules/price-book/fill.ts";
import { chargeAhead } from "./modules/payments/automatic.ts";
import { createReconciler } from "./modules/payments/settle.ts";
import { automaticAt, openGateway } from "./payments/open-gateway.ts";
import { sandboxWarning } from "./payments/sandbox-warning.ts";
import { createPdfMaker } from "./pdf/pdf-maker.ts";
import { openErrorSink } from "./telemetry/error-sink.ts";
import { createReleasedRemotes } from "./telemetry/released-remotes.ts";
import { purge } from "./purge.ts";
import { StartupError } from "./startup-error.ts";
import { closeServer, listenForStop, pause, waitAtMost } from "./stop.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How long the reader of a full list may stall. */
const READER_PATIENCE_MS = 60 * 1000;
/** How often to read due payments that no page polls, to send due mails and to fill the price book. */
const RUN_EVERY_MS = 20 * 1000;
/** How long a stop waits until the last spans are sent. */
const SPANS_MS = 5000;
/** How long a stop waits for a start that is still running. */
const STARTING_MS = 60 * 1000;

const PAUSED =
  "WARNING: this database is a restored backup. No mail is sent and no payment gateway is called until: npm run admin -- resume";

/** What to undo at the end, newest first. */
const undo: (() => Promise<unknown> | void)[] = [];
const { stop: stopSignal, hurry } = listenForStop();
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  // Waits for a running start, which then hands over what it began, such as the database server. No signal skips this
  // wait.
  await waitAtMost(starting, STARTING_MS);
  for (const step of undo.reverse()) await step();
  process.exit(code);
}

async function start(): Promise<void> {
  const env = readServiceEnv(process.env);
  // The embedded database's user must be able to enter the folders made here, whatever umask the shell set.
  if (!env.DATABASE_URL) process.umask(0o022);
  const { db, health, stop } = await startDatabase(env);
  undo.push(stop);
  if (env.BANQUETE_DEMO) await seedDemo(db, new Date());
  const now = () => new Date();
  const secrets = env.BANQUETE_JWT_SECRET ?? [await keptTokenSecret(db)];
  let address = env.BANQUETE_API_URL ?? "";
  const linkTokens = createLinkTokens(secrets);
  const pdf = createPdfMaker();
  undo.push(() => pdf.close());
  const stopping = () => ending;
  const { BANQUETE_METRICS_PORT: metricsPort } = env;
  const metrics =
    metricsPort === undefined
      ? undefined
      : openMetrics({
          db,
          health,
          pdf,
          gateway: env.PAYMENT_GATEWAY,
          commit: env.BANQUETE_COMMIT,
          now,
          stopping,
        });
  const gateway = openGateway({
    env,
    db,
    address: () => address,
    onTrouble: (trouble) => {
      metrics?.gatewayFailed();
      app.log.warn(trouble, "a call of the payment gateway failed");
    },
  });
  const { sender, mail } = openMail({
    db,
    env,
    secrets,
    now,
    report: (err) => app.log.error({ err }, "sending a mail failed"),
  });
  const desk = { db, open: gateway, now, mail };
  const reconciler = createReconciler(desk, (err) =>
    app.log.error({ err }, "reading the due payments failed"),
  );
  const filler = createBookFiller(db, (err) =>
    app.log.error({ err }, "filling the price book failed"),
  );
  if (
    env.OTEL_EXPORTER_OTLP_ENDPOINT ??
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  ) {
    const { traceCalls } = await import("./telemetry/trace-calls.ts");
    const sendRest = traceCalls((err) =>
      app.log.warn({ err }, "spans could not be sent"),
    );
    undo.push(() => waitAtMost(sendRest(), SPANS_MS));
  }
  const callsMs = env.BANQUETE_STOP_SECONDS * 1000;
  const app = await buildApp({
    db,
    health,
    pdf,
    gateway,
    cardMode: env.CARD_MODE,
    receiver: env.BANQUETE_RECEIVER,
    onPaymentNews: () => void reconciler.run(),
    secrets,
    termsVersion: env.BANQUETE_TERMS_VERSION,
    registration: env.BANQUETE_REGISTRATION,
    mail,
    errors: openErrorSink(env.BANQUETE_ERROR_DSN, now, (err) =>
      app.log.warn({ err }, "an error could not be forwarded"),
    ),
    remotes: createReleasedRemotes(env.BANQUETE_SITE_URL, now, (err) =>
      app.log.debug({ err }, "the list of releases could not be read"),
    ),
    now,
    address: () => address,
    pages: () => env.BANQUETE_CLIENT_URL ?? address,
    linkTokens,
    cepUrl: env.BANQUETE_CEP_URL,
    origins: env.BANQUETE_ORIGINS,
    signInsPerMinute: env.BANQUETE_LOGIN_RATE_LIMIT,
    signInBudgets: {
      address: env.BANQUETE_LOGIN_ADDRESS_LIMIT,
      account: env.BANQUETE_LOGIN_ACCOUNT_LIMIT,
      registrations: env.BANQUETE_REGISTRATION_LIMIT,
    },
    requestsPerMinute: env.BANQUETE_INTAKE_RATE_LIMIT,
    callsPerMinute: env.BANQUETE_RATE_LIMIT,
    readerPatienceMs: READER_PATIENCE_MS,
    metrics: metrics?.registry,
    logLevel: env.BANQUETE_LOG_LEVEL,
    docs: env.BANQUETE_DOCS,
    trustProxy: env.BANQUETE_TRUST_PROXY,
    stopping,
    bodyMs: env.BANQUETE_BODY_SECONDS * 1000,
  });
  undo.push(() =>
    Promise.all([
      waitAtMost(reconciler.close(), callsMs, hurry),
      waitAtMost(sender.close(), callsMs, hurry),
      waitAtMost(filler.close(), callsMs, hurry),
      closeServer(app, callsMs, hurry),
    ]),
  );
  const purgeAll = async () => {
    for (const { userId, openCharges } of await purge(db, now()))
      app.log.warn({ account: userId, openCharges }, "an account was erased");
  };
  const tidy = () =>
    Promise.all([
      purgeAll(),
      mailEndingPlans(mail, db, now(), automaticAt(gateway)),
      sealAnew(db, linkTokens),
    ]).catch((err: unknown) =>
      app.log.error({ err }, "the hourly work failed"),
    );
  const renew = () =>
    chargeAhead(desk).catch((err: unknown) =>
      app.log.error({ err }, "charging by PIX Automático failed"),
    );
  await tidy();
  repeat(tidy, HOUR_MS);
  repeat(renew, HOUR_MS);
  repeat(
    () => Promise.all([reconciler.run(), sender.run(), filler.run()]),
    RUN_EVERY_MS,
  );
  const served =
    metrics &&
    (await serveMetrics(metrics.registry, {
      host: env.BANQUETE_METRICS_HOST,
      port: metricsPort ?? 0,
    }));
  undo.push(() => served?.close());
  const url = await app.listen({
    host: env.BANQUETE_API_HOST,
    port: env.BANQUETE_API_PORT,
  });
  address ||= url;
  undo.push(() => pause(env.BANQUETE_DRAIN_SECONDS * 1000, hurry));
  void reconciler.run();
  void sender.run();
  void filler.run();
  void renew();
  const warning = sandboxWarning(env);
  if (warning) console.error(warning);
  if (await isPaused(db)) console.error(PAUSED);
  const first = await firstAccountHint(db, env);
  if (first) console.error(first);
  console.log(
    JSON.stringify({ listening: url, ...(served && { metrics: served.port }) }),
  );
}

function repeat(act: () => Promise<unknown>, everyMs: number): void {
  const timer = setInterval(() => void act(), everyMs);
  undo.push(() => clearInterval(timer));
}

function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { code, message, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE") {
    return `Port ${port} of ${address} is taken. Stop what uses it, or set BANQUETE_API_PORT.`;
  }
  return `The API cannot start: ${message}`;
}

stopSignal.addEventListener("abort", () => void end(0));
const starting = start();
try {
  await starting;
} catch (error) {
  console.error(explain(error));
  await end(1);
}
