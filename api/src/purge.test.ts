import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Insertable } from "kysely";
import { root } from "tooling/workspace";
import { createUser, createTestApp, type TestApp } from "../test/test-app.ts";
import type { Tables } from "./db/tables.ts";
import { purge } from "./purge.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

interface Kept<Table extends keyof Tables> {
  table: Table;
  /** As docs/security.md says it. */
  says: string;
  /** The age at which a row goes. */
  forMs: number;
  /** The named row of an account, whose time began then. */
  row: (userId: string, name: string, began: Date) => Insertable<Tables[Table]>;
}
/** Checks the row's type by its table, and makes one type of all cases. */
const kept = <Table extends keyof Tables>(one: Kept<Table>) =>
  one as unknown as Kept<"sessions">;

const KEPT = [
  kept({
    table: "sessions",
    says: "30 days after the last use",
    forMs: 30 * DAY_MS,
    row: (user_id, id, last_used_at) => {
      const created_at = new Date(last_used_at.getTime() - DAY_MS);
      return { user_id, id, device: "", created_at, last_used_at };
    },
  }),
  kept({
    table: "sessions",
    says: "180 days in all",
    forMs: 180 * DAY_MS,
    row: (user_id, id, created_at) => {
      const last_used_at = new Date();
      return { user_id, id, device: "", created_at, last_used_at };
    },
  }),
  kept({
    table: "account_links",
    says: "Until it is used or its time ends",
    forMs: 0,
    row: (user_id, token_hash, expires_at) => {
      const kind = expires_at > new Date() ? "reset" : "confirm";
      return { user_id, kind, token_hash, email: "", expires_at } as const;
    },
  }),
  kept({
    table: "mails",
    says: "30 days",
    forMs: 30 * DAY_MS,
    row: (user_id, id, created_at) => ({
      user_id,
      id,
      kind: "reset",
      to_address: "ana@example.com",
      details: "{}",
      created_at,
      send_after: null,
    }),
  }),
  kept({
    table: "ended_links",
    says: "400 days",
    forMs: 400 * DAY_MS,
    row: (_userId, token_hash, ended_at) => ({ token_hash, ended_at }),
  }),
  kept({
    table: "acceptances",
    says: "then 5 years without name, CPF, address and browser",
    forMs: 5 * 366 * DAY_MS,
    row: (user_id, sha256, accepted_at) => ({
      user_id,
      id: randomUUID(),
      budget_id: 1,
      n: 1 + (accepted_at.getTime() % 2_000_000_000),
      offered_by: 1,
      letter: null,
      total_cents: 1,
      sha256,
      accepted_at,
      name: null,
      cpf: null,
      address: null,
      browser: null,
    }),
  }),
  kept({
    table: "idempotency_keys",
    says: "24 hours",
    forMs: DAY_MS,
    row: (user_id, key, created_at) => {
      return { user_id, key, request_hash: "", created_at };
    },
  }),
  kept({
    table: "webhook_events",
    says: "30 days",
    forMs: 30 * DAY_MS,
    row: (user_id, id, created_at) => ({ user_id, id, created_at }),
  }),
  kept({
    table: "sign_in_addresses",
    says: "30 days after the last sign-in",
    forMs: 30 * DAY_MS,
    row: (user_id, address_hash, last_at) => {
      return { user_id, address_hash, last_at };
    },
  }),
  kept({
    table: "invitations",
    says: "7 days",
    forMs: 0,
    row: (_userId, email, expires_at) => ({
      email,
      token_hash: "",
      expires_at,
    }),
  }),
  kept({
    table: "erased_accounts",
    says: "400 days",
    forMs: 400 * DAY_MS,
    row: (_userId, id_hash, erased_at) => ({ id_hash, erased_at }),
  }),
  kept({
    table: "rate_limits",
    says: "Until the window of the limit ends",
    forMs: 0,
    row: (_userId, key, ends_at) => ({
      key,
      hits: 1,
      counted_at: ends_at,
      ends_at,
    }),
  }),
];

/** What the page says about each table. */
const page = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("## How long data stays")[1]!
  .split("\n## ")[0]!;
const rowOf = (table: string) =>
  page.split("\n").find((line) => line.startsWith(`| \`${table}\``));

test.each(KEPT)(
  "$table is kept as the page says: $says [data-goes-in-time]",
  async ({ table, says, forMs, row }) => {
    expect(rowOf(table)).toContain(says);
    const { id } = await createUser(service.app);
    const [old, young] = [randomUUID(), randomUUID()];
    const now = new Date();
    const began = (sooner: number) => new Date(now.getTime() - forMs + sooner);
    await service.db
      .insertInto(table)
      .values([row(id, old, began(-1)), row(id, young, began(HOUR_MS))])
      .execute();
    await purge(service.db, now);
    const rows = JSON.stringify(
      await service.db.selectFrom(table).selectAll().execute(),
    );
    expect(rows).toContain(young);
    expect(rows).not.toContain(old);
  },
);

test("the page says of every table how long its rows stay", async () => {
  const tables = await service.db.introspection.getTables();
  expect(tables.map(({ name }) => name).filter((name) => !rowOf(name))).toEqual(
    [],
  );
});
