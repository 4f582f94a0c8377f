import { sql } from "kysely";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";
import { issueKey, send } from "../../../test/test-request.ts";

const MB = 1024 * 1024;

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

/** Gives the account this many rows of this many bytes. */
async function fill(
  user: TestUser,
  rows: number,
  bytes: number,
  table = "budgets",
): Promise<void> {
  const columns = table === "budgets" ? "" : ", created_at, updated_at";
  const values = table === "budgets" ? "" : ", now(), now()";
  await sql`
    insert into ${sql.table(table)} (user_id, id, nome, total_cents, dados ${sql.raw(columns)})
    select ${user.id}, n, 'Cheio', 0, repeat('x', ${bytes}::int) ${sql.raw(values)}
    from generate_series(1, ${rows}::int) n
  `.execute(service.db);
  await service.db
    .updateTable("users")
    .set({ next_budget_id: rows + 1 })
    .where("id", "=", user.id)
    .execute();
}

const body = (bytes = 0) =>
  sampleBody("Novo", { ...sample(), nota: "x".repeat(bytes) });
const save = (user: TestUser, bytes?: number) =>
  user.call("POST", "/orcamentos", body(bytes));
const refusedFor = (text: RegExp) => [
  413,
  { code: "QUOTA_EXCEEDED", error: expect.stringMatching(text) as string },
];

test("the 500th budget is saved, the next is refused until one is deleted [account-quota]", async () => {
  const user = await createUser(service.app);
  await fill(user, 499, 10);
  expect((await save(user)).statusCode).toBe(201);
  const refused = await save(user);
  expect([refused.statusCode, refused.json()]).toEqual(
    refusedFor(/500 orçamentos salvos\. Exclua/),
  );
  expect((await user.call("PUT", "/orcamentos/1", body())).statusCode).toBe(
    200,
  );
  await user.call("DELETE", "/orcamentos/2");
  expect((await save(user)).statusCode).toBe(201);
});

test("the limit is 100 MB of saved and received budgets; a full account still reads, deletes and saves smaller budgets [account-quota]", async () => {
  const user = await createUser(service.app);
  await fill(user, 10, 5 * MB, "received_budgets");
  await fill(user, 10, 5 * MB);
  const tries = [
    await save(user),
    await user.call("PUT", "/orcamentos/1", body(5 * MB - 20_000)),
    await user.call("PUT", "/b2b/orcamentos/recebidos/1", {
      dados: body().dados,
      totalFinal: 1,
    }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([413, 200, 200]);
  expect(tries[0]!.json()).toEqual(refusedFor(/100 MB\. Exclua/)[1]);
  expect((await save(user)).statusCode).toBe(201);
});

test("over the limit a budget may shrink but not grow", async () => {
  const user = await createUser(service.app);
  await fill(user, 21, 5 * MB);
  const put = async (bytes: number) =>
    (await user.call("PUT", "/orcamentos/1", body(bytes))).statusCode;
  expect(await put(4.9 * MB)).toBe(200);
  expect(await put(4.9 * MB + 1)).toBe(413);
  expect((await user.call("GET", "/orcamentos/1")).statusCode).toBe(200);
});

test("a partner's request to a full account is refused with a text for the partner", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  await fill(user, 20, 5 * MB);
  const answer = await send(service, key);
  expect([answer.statusCode, answer.json()]).toEqual(
    refusedFor(/^Este buffet não tem mais espaço/),
  );
});

test("concurrent saves do not share the last space", async () => {
  const user = await createUser(service.app);
  await fill(user, 498, 10);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => save(user)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([201, 201, 413, 413, 413, 413]);
});
