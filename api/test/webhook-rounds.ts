/**
 * Delivers webhooks as badly as a gateway may: shuffled, each event up to five times, some forged, and repeated until
 * answered, while the API is killed again and again. Every payment that is paid and named by a webhook must give its
 * days once, and no other payment any. To run it alone: `node api/test/webhook-rounds.ts 10000 20`.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import {
  createEmbeddedDatabase,
  type Database,
  openDatabase,
} from "../src/db/connection.ts";
import { preparePlace } from "../src/db/embedded/place.ts";
import { insertUser } from "../src/modules/auth/repository.ts";
import {
  type ApiProcess,
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "./api-process.ts";

const TOKEN = "a token that only the gateway knows";
/** Concurrent deliveries. */
const AT_ONCE = 8;
const PLANS = ["monthly", "semestral", "annual"];
const METHODS = ["PIX", "BOLETO", "CREDIT_CARD"] as const;

export interface WebhookReport {
  deliveries: number;
  kills: number;
  /** Forged deliveries, and how many of them were accepted: must be 0. */
  forged: number;
  forgedTaken: number;
  /** Payments that are paid at the gateway and named by a genuine webhook. */
  paid: number;
  /** Payments whose days were granted: must be `paid`. */
  activated: number;
  /** Periods granted: must be `paid`. */
  periods: number;
}

interface Delivery {
  event: string;
  reference: string;
  forged: boolean;
}

interface TestPayment {
  reference: string;
  paid: boolean;
  /** Only forged webhooks name it. */
  forgedOnly: boolean;
}

export async function runWebhookRounds(
  deliveries: number,
  kills: number,
): Promise<WebhookReport> {
  const { dataDir, remove } = temporaryDataDir();
  try {
    return await deliver(deliveries, kills, dataDir);
  } finally {
    killLeftovers();
    const left = serverPid(dataDir);
    if (left !== null) process.kill(left, "SIGQUIT");
    remove();
  }
}

async function deliver(
  deliveries: number,
  kills: number,
  dataDir: string,
): Promise<WebhookReport> {
  const env = {
    BANQUETE_DATA_DIR: dataDir,
    BANQUETE_RATE_LIMIT: "1000000",
    BANQUETE_SANDBOX_WEBHOOK_TOKEN: TOKEN,
  };
  let api = await startApi(env);
  const db = openDatabase(
    await createEmbeddedDatabase(preparePlace(dataDir).socketDir),
  );
  // A genuine event is delivered three times on average, and a tenth of all is forged.
  const payments = await makePayments(db, Math.ceil((deliveries * 0.9) / 3));
  const queue = shuffled(planDeliveries(payments, deliveries));
  const forged = queue.filter((delivery) => delivery.forged).length;
  let forgedTaken = 0;

  for (let round = 0; round <= kills; round++) {
    const share = Math.ceil(queue.length / (kills + 1 - round));
    const batch = queue.splice(0, share);
    const sending = sendAll(api, batch, (delivery, status) => {
      if (delivery.forged && status === 200) forgedTaken++;
      // A delivery that was not answered with 200 is repeated, as a gateway does.
      if (!delivery.forged && status !== 200) queue.push(delivery);
      if (delivery.forged && status === null) queue.push(delivery);
    });
    if (round < kills) {
      const unsent = randomInt(batch.length);
      while (batch.length > unsent) await setTimeout(1);
      await api.end("SIGKILL");
      api = await startApi(env);
    }
    await sending;
  }
  await sendAll(api, queue.splice(0), () => {});
  const known = payments.find(({ forgedOnly }) => !forgedOnly);
  await readAll(db, api, known!.reference);

  const count = async (query: { execute(): Promise<unknown[]> }) =>
    (await query.execute()).length;
  const report = {
    deliveries,
    kills,
    forged,
    forgedTaken,
    paid: payments.filter(({ paid, forgedOnly }) => paid && !forgedOnly).length,
    activated: await count(
      db
        .selectFrom("payments")
        .select("id")
        .where("granted_at", "is not", null),
    ),
    periods: await count(db.selectFrom("subscriptions").select("id")),
  };
  await db.destroy();
  await api.end("SIGTERM");
  return report;
}

/** Payments with their charges at the gateway, four of five paid there. Only a webhook causes a reading. */
async function makePayments(
  db: Database,
  count: number,
): Promise<TestPayment[]> {
  const payments: TestPayment[] = [];
  const ways = PLANS.flatMap((plan) =>
    METHODS.map((method) => ({ plan, method })),
  );
  while (payments.length < count) {
    const user_id = uuid();
    await insertUser(db, {
      id: user_id,
      name: "ana",
      email: `${user_id}@exemplo.com`,
      phone: user_id,
      password_hash: "",
    });
    // Makes all payments of a plan alike: once one of them is paid, the others are read without a webhook.
    const before = payments.length / METHODS.length;
    const forgedPlans = PLANS.filter((_, i) => (before + i) % 8 === 0);
    const rows = ways.map(({ plan, method }) => ({
      id: uuid(),
      plan,
      method,
      paid: randomInt(5) > 0,
      forgedOnly: forgedPlans.includes(plan),
    }));
    await db
      .insertInto("payments")
      .values(
        rows.map(({ id, plan, method }) => ({
          user_id,
          id,
          plan_id: plan,
          plan_name: plan,
          duration_days: 30,
          price_cents: 4990,
          method,
          gateway: "sandbox",
          status: "PENDING" as const,
          charge_id: id,
          due_date: "2099-01-01",
          created_at: new Date(),
        })),
      )
      .execute();
    await db
      .insertInto("sandbox_charges")
      .values(
        rows.map(({ id, method, paid }) => ({
          reference: `${user_id}:${id}`,
          id,
          method,
          value_cents: 4990,
          due_date: "2099-01-01",
          description: "",
          status: paid ? ("CONFIRMED" as const) : ("PENDING" as const),
        })),
      )
      .execute();
    for (const { id, paid, forgedOnly } of rows) {
      payments.push({ reference: `${user_id}:${id}`, paid, forgedOnly });
    }
  }
  return payments;
}

function planDeliveries(payments: TestPayment[], count: number): Delivery[] {
  const planned: Delivery[] = [];
  for (const { reference } of payments.filter(
    ({ forgedOnly }) => !forgedOnly,
  )) {
    const event = randomUUID();
    for (let times = randomInt(1, 6); times > 0; times--) {
      planned.push({ event, reference, forged: false });
    }
  }
  const targets = shuffled(payments.filter(({ forgedOnly }) => forgedOnly));
  while (planned.length < count) {
    const { reference } = targets[planned.length % targets.length]!;
    planned.push({ event: randomUUID(), reference, forged: true });
  }
  return planned;
}

/** Delivers concurrently; `null` means that the API was down. */
async function sendAll(
  api: ApiProcess,
  batch: Delivery[],
  done: (delivery: Delivery, status: number | null) => void,
): Promise<void> {
  const sender = async () => {
    for (;;) {
      const delivery = batch.pop();
      if (!delivery) return;
      done(delivery, await send(api, delivery).catch(() => null));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function send(
  api: ApiProcess,
  { event, reference, forged }: Delivery,
): Promise<number> {
  const answer = await fetch(`${api.url}/webhooks/sandbox`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sandbox-access-token": forged ? TOKEN.toUpperCase() : TOKEN,
    },
    body: JSON.stringify({ id: event, reference }),
  });
  await answer.text();
  return answer.status;
}

/** Lets the time expire for which a dead process holds a payment, and waits until every reported payment is granted. */
async function readAll(
  db: Database,
  api: ApiProcess,
  reference: string,
): Promise<void> {
  const held = await db
    .selectFrom("payments")
    .select(["user_id", "id"])
    .where("next_read_at", "<", new Date(Date.now() + 30_000))
    .execute();
  for (const { user_id, id } of held) {
    // One at a time: the API locks several payments of one account together, in its own order.
    await db
      .updateTable("payments")
      .set({ next_read_at: new Date() })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  }
  await send(api, { event: randomUUID(), reference, forged: false });
  const deadline = Date.now() + 300_000;
  const unknown = db
    .selectFrom("payments")
    .innerJoin("sandbox_charges", "sandbox_charges.id", "charge_id")
    .select("payments.id")
    .where("sandbox_charges.status", "=", "CONFIRMED")
    .where("hints", ">", 0)
    .where("granted_at", "is", null)
    .limit(1);
  while (await unknown.executeTakeFirst()) {
    if (Date.now() > deadline) throw new Error("Payments stay unread.");
    await setTimeout(100);
  }
}

function shuffled<T>(list: T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0]!);
}

if (import.meta.main) {
  const [deliveries = 10_000, kills = 20] = process.argv.slice(2).map(Number);
  const started = Date.now();
  const report = await runWebhookRounds(deliveries, kills);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(JSON.stringify({ ...report, seconds }));
  const right =
    report.forgedTaken === 0 &&
    report.activated === report.paid &&
    report.periods === report.paid;
  process.exitCode = right ? 0 : 1;
}
