import { sql } from "kysely";
import { createFullAccount, LOGO, typed } from "../../test/full-account.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { userTables } from "../db/user-tables.ts";

type Rows = Record<string, unknown>[];

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const exported = async (user: TestUser) =>
  JSON.parse(await typed(service, "export-user", user.email)) as Record<
    (typeof userTables)[number],
    Rows
  >;

test("every table that names a user is exported and erased", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
  `.execute(service.db);
  const named = rows.map(({ name }) => name);
  expect([...named, "users", "sandbox_charges"].sort()).toEqual(
    [...userTables].sort(),
  );
});

test("the export has all rows of the account in readable form, and no credentials", async () => {
  const ana = await createFullAccount(service, "canarinho");
  await createFullAccount(service, "estrangeiro");
  const document = await exported(ana);
  expect(Object.keys(document)).toEqual(userTables);
  for (const [table, rows] of Object.entries(document)) {
    expect([table, rows.length]).not.toEqual([table, 0]);
  }
  expect(document).toMatchObject({
    users: [{ id: ana.id, name: "canarinho", has_intake_key: true }],
    companies: [{ company_name: "Buffet canarinho" }],
    logos: [{ content_type: "image/png", image: LOGO.toString("base64") }],
    budgets: [{ id: 1, dados: { clientName: "Cliente canarinho" } }],
    received_budgets: [
      { dados: { clientInfo: { name: "Cliente canarinho" } } },
    ],
    admin_actions: [
      { verb: "grant-plan", details: "10" },
      { verb: "reset-link", details: "" },
    ],
  });
  expect(document.payments.map(({ method }) => method).sort()).toEqual([
    "CREDIT_CARD",
    "PIX",
  ]);
  const { password_hash, intake_key_hash } = await service.db
    .selectFrom("users")
    .select(["password_hash", "intake_key_hash"])
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(document);
  for (const secret of [password_hash, intake_key_hash!, "estrangeiro"]) {
    expect(text).not.toContain(secret);
  }
});

test("an account that did nothing has its profile and the note of the export before", async () => {
  const user = await createUserWithoutPlan(service.app);
  await exported(user);
  const document = await exported(user);
  const full = Object.entries(document).filter(([, rows]) => rows.length > 0);
  expect(full).toMatchObject([
    ["admin_actions", [{ verb: "export-user", details: "" }]],
    ["sign_in_addresses", [{ user_id: user.id }]],
    ["sessions", [{ user_id: user.id, device: "Aparelho desconhecido" }]],
    ["users", [{ email: user.email, has_intake_key: false }]],
    ["sign_in_names", [{ name: user.phone }, { name: user.email }]],
  ]);
});
