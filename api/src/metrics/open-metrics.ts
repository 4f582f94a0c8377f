import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { rulesHash } from "shared-contracts/rules-hash";
import { type Database, poolLoad } from "../db/connection.ts";
import type { DatabaseHealth } from "../db/database-health.ts";
import { notReady } from "../modules/health/probes.ts";
import type { ThreadLoad } from "../threads/thread-pool.ts";
import { waitAtMost } from "../stop.ts";
import { createFigures, type Figures } from "./database-figures.ts";

export interface MetricsOptions {
  db: Database;
  health: DatabaseHealth;
  pdf: ThreadLoad;
  /** The name of the payment gateway. */
  gateway: string;
  /** The commit that runs. */
  commit: string;
  now: () => Date;
  stopping: () => boolean;
}

export interface Metrics {
  registry: Registry;
  /** Counts a call of the payment gateway that failed. */
  gatewayFailed(): void;
}

/** How long a scrape waits for the database; Prometheus itself waits 10 s. */
const PATIENCE_MS = 3000;

/** The metrics of a process, all but those of its calls. */
export function openMetrics(options: MetricsOptions): Metrics {
  const { db, health, pdf, gateway, commit, now, stopping } = options;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (
    name: string,
    help: string,
    read: () => Promise<number | undefined> | number | undefined,
  ) =>
    new Gauge({
      name: `banquete_${name}`,
      help,
      registers,
      async collect() {
        const value = await read();
        // Without a value the metric has no sample: a stale number would look like a fact.
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const labelled = (name: string, help: string, labels: object) =>
    new Gauge({
      name: `banquete_${name}`,
      help,
      labelNames: Object.keys(labels),
      registers,
    })
      .labels({ ...labels })
      .set(1);

  labelled("build_info", "The commit that runs and the rules it prices by", {
    commit,
    rules: rulesHash(),
    node: process.version,
  });
  labelled("payment_gateway_info", "Who takes the money; sandbox is nobody", {
    name: gateway,
  });
  gauge("ready", "1 when /readyz is 200, else 0", async () =>
    (await inTime(notReady(health, stopping))) === null ? 1 : 0,
  );
  gauge("pdf_jobs_running", "PDF files that are being made", () => {
    return pdf.load().running;
  });
  gauge("pdf_jobs_waiting", "PDF files that wait for a thread", () => {
    return pdf.load().waiting;
  });
  gauge("pool_connections_max", "Connections this process may open", () => {
    return poolLoad(db).max;
  });
  gauge("pool_connections_busy", "Connections that calls use", () => {
    return poolLoad(db).busy;
  });
  gauge("pool_connections_idle", "Open connections that no call uses", () => {
    return poolLoad(db).idle;
  });
  gauge("pool_calls_waiting", "Calls that wait for a connection", () => {
    return poolLoad(db).waiting;
  });

  const figures = createFigures(db, gateway, now);
  const figure = (name: string, key: keyof Figures, help: string) =>
    gauge(
      name,
      help,
      async () => (await inTime(figures()))?.[key] ?? undefined,
    );
  figure("accounts", "accounts", "Accounts");
  figure(
    "accounts_nearly_full",
    "accountsNearlyFull",
    "Accounts with nine tenths of the saved budgets that one may have",
  );
  figure("sessions", "sessions", "Sessions");
  figure("mails_waiting", "mailsWaiting", "Mails in the queue");
  figure("mails_oldest_seconds", "oldestMail", "Age of the oldest due mail");
  figure("payments_due", "paymentsDue", "Payments to read at the gateway");
  figure(
    "payments_oldest_seconds",
    "oldestPayment",
    "How long the longest due payment waits",
  );
  figure("requests_pending", "requestsPending", "Requests without an answer");
  figure("canaries_stopped", "canariesStopped", "Canaries stopped in a day");
  figure("backup_age_seconds", "backupAge", "Age of the last backup");

  const gatewayFailures = new Counter({
    name: "banquete_gateway_failures_total",
    help: "Calls of the payment gateway that failed",
    registers,
  });
  return { registry, gatewayFailed: () => gatewayFailures.inc() };
}

/** What `work` resolves with; undefined when it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const done = await waitAtMost(work, PATIENCE_MS);
  return done ? work.catch(() => undefined) : undefined;
}
