import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import {
  createEmbeddedDatabase,
  type Database,
  openDatabase,
} from "../src/db/connection.ts";
import { preparePlace } from "../src/db/embedded/place.ts";
import { allRows } from "./all-rows.ts";
import {
  type ApiProcess,
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "./api-process.ts";

const { dataDir, remove } = temporaryDataDir();
afterAll(() => {
  killLeftovers();
  const left = serverPid(dataDir);
  if (left !== null) process.kill(left, "SIGQUIT");
  remove();
});

const NUMBERS = {
  approved: "4444444444444444",
  refused: "5184019740373151",
  timedOut: "4000000000000119",
};
const HOLDER = "CANARIO DO CARTAO";
const CCV = "3917";
const CPF = "52998224725";
/** The code as a separate number: not inside a number, an id or a fraction of a second. */
const LONE_CCV = /(?<![0-9a-f.-])3917(?![0-9a-f-])/i;

const env = { BANQUETE_DATA_DIR: dataDir, BANQUETE_LOG_LEVEL: "trace" };
const answers: string[] = [];

async function post(api: ApiProcess, path: string, body: object, token = "") {
  const answer = await fetch(api.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  answers.push(text);
  return { status: answer.status, body: JSON.parse(text) as never };
}

let registered = 0;

/** A new account with a payment; returns a function that pays it. */
async function payer(api: ApiProcess) {
  const email = `ana${++registered}@exemplo.com`;
  const { body } = await post(api, "/auth/register", {
    name: "Ana",
    email,
    phone: `3199999000${registered}`,
    password: "segredo",
  });
  const { token } = body as { token: string };
  const customer = { name: "Ana", cpfCnpj: CPF };
  const chosen = await post(
    api,
    "/plans/subscribe",
    { planId: "monthly", paymentMethod: "CREDIT_CARD", customerData: customer },
    token,
  );
  const { id } = (chosen.body as { payment: { id: string } }).payment;
  const pay = (number: string, change: object = {}) =>
    post(
      api,
      "/plans/pay-with-card",
      {
        paymentId: id,
        creditCard: {
          holderName: HOLDER,
          number,
          expiryMonth: "12",
          expiryYear: "2030",
          ccv: CCV,
          ...change,
        },
        customerData: { ...customer, email, phone: "" },
      },
      token,
    );
  return { id, pay };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("a card leaves no trace, whether it is approved, refused, unanswered, fails or the process is killed [cards-leave-no-trace]", async () => {
  const first = await startApi(env);
  const db = openDatabase(
    await createEmbeddedDatabase(preparePlace(dataDir).socketDir),
  );
  const payers = await Promise.all(
    Array.from({ length: 5 }, () => payer(first)),
  );
  const [lucky, unlucky, patient, unhappy, interrupted] = payers;

  const statusOf = ({ body }: { body: unknown }) =>
    (body as { payment: { status: string } }).payment.status;
  expect(statusOf(await lucky!.pay(NUMBERS.approved))).toBe("CONFIRMED");
  expect(statusOf(await unlucky!.pay(NUMBERS.refused))).toBe("FAILED");
  const misspelt = await unlucky!.pay(NUMBERS.refused, { cvv: CCV });
  expect(misspelt.status).toBe(400);
  expect(statusOf(await patient!.pay(NUMBERS.timedOut))).toBe("UNKNOWN");

  await sql`alter table sandbox_charges rename to elsewhere`.execute(db);
  expect((await unhappy!.pay(NUMBERS.approved)).status).toBe(500);
  await sql`alter table elsewhere rename to sandbox_charges`.execute(db);

  // The gateway cannot answer while the table is locked, so the kill comes while the card is on its way.
  await db.transaction().execute(async (transaction) => {
    await sql`lock table sandbox_charges in access exclusive mode`.execute(
      transaction,
    );
    const sending = interrupted!.pay(NUMBERS.approved).catch(() => null);
    await processing(db, interrupted!.id);
    await first.end("SIGKILL");
    expect(await sending).toBeNull();
  });
  await db.destroy();

  const second = await startApi(env);
  await setTimeout(500);
  const again = openDatabase(
    await createEmbeddedDatabase(preparePlace(dataDir).socketDir),
  );
  const rows = (await allRows(again)).join("\n");
  await sql`checkpoint`.execute(again);
  await again.destroy();
  await second.end("SIGTERM");

  const needles = [...Object.values(NUMBERS), HOLDER];
  expect(rows).toContain("ana1@exemplo.com");
  const texts = [rows, first.log(), second.log(), ...answers];
  for (const text of texts) {
    for (const needle of needles) expect(text).not.toContain(needle);
    expect(text).not.toMatch(LONE_CCV);
  }
  // A refusal may name the field of the card; nothing that is stored does.
  for (const kept of [rows, first.log(), second.log()]) {
    for (const field of ['"ccv"', "creditCard"])
      expect(kept).not.toContain(field);
  }
  expect(first.log()).toContain("/plans/pay-with-card");
  expect(first.log()).not.toContain(CPF);
  expect(rows.replace(/^payments .*$/gm, "")).not.toContain(CPF);

  const files = filesUnder(dataDir);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const bytes = readFileSync(file);
    return [...Object.values(NUMBERS), HOLDER]
      .filter((needle) => bytes.includes(needle))
      .map((needle) => `${needle} in ${file}`);
  });
  expect(found).toEqual([]);
  // Proves that the search itself finds rows.
  expect(
    files.some((file) => readFileSync(file).includes("ana1@exemplo.com")),
  ).toBe(true);
}, 180_000);

/** Waits until a payment's card was sent to the gateway. */
async function processing(db: Database, id: string): Promise<void> {
  for (;;) {
    const { status } = await db
      .selectFrom("payments")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (status === "PROCESSING") return;
    await setTimeout(20);
  }
}
