import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { sampleBody } from "../../test/test-budget.ts";
import { purge } from "../purge.ts";

const HOUR_MS = 3600 * 1000;
let service: TestApp;
let clock = Date.now();
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
afterAll(() => service.close());

const post = (user: TestUser, key: string, nome = "Festa") =>
  user.call("POST", "/orcamentos", sampleBody(nome), {
    "idempotency-key": key,
  });
const count = async (user: TestUser) =>
  (await user.call("GET", "/orcamentos")).json<SavedBudget[]>().length;

test("a repeated key gets the same answer and saves once [one-key-per-action]", async () => {
  const user = await createUser(service.app);
  const first = await post(user, "k1");
  const again = await post(user, "k1");
  expect(first.headers["idempotency-replayed"]).toBeUndefined();
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect([again.statusCode, again.headers["etag"], again.body]).toEqual([
    201,
    '"1"',
    first.body,
  ]);
  expect(await count(user)).toBe(1);
});

test("the same key with another body is refused", async () => {
  const user = await createUser(service.app);
  await post(user, "k1");
  const answer = await post(user, "k1", "Outra festa");
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      error: "Esta operação já foi enviada com outros dados",
      code: "IDEMPOTENCY_MISMATCH",
    },
  ]);
  expect(await count(user)).toBe(1);
});

test("a create that is repeated after eight days makes no second budget, until the first is deleted [one-budget-per-key]", async () => {
  const user = await createUser(service.app);
  const other = await createUser(service.app);
  const first = await post(user, "k1");
  const later = new Date(clock + 8 * 24 * HOUR_MS);
  await purge(service.db, later);
  const again = await post(user, "k1");
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(await count(user)).toBe(1);
  expect((await post(other, "k1")).statusCode).toBe(201);

  await user.call("DELETE", "/orcamentos/1");
  await purge(service.db, later);
  expect((await post(user, "k1")).json()).toMatchObject({ id: 2 });
});

test("20 concurrent calls with one key save once, and a later one gets the stored answer", async () => {
  const user = await createUser(service.app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(user, "k1")),
  );
  expect(await count(user)).toBe(1);
  const [created] = answers.filter(({ statusCode }) => statusCode === 201);
  for (const answer of answers) {
    if (answer.statusCode === 201) expect(answer.body).toBe(created?.body);
    else expect(answer.json()).toMatchObject({ code: "IN_PROGRESS" });
  }
  expect((await post(user, "k1")).body).toBe(created?.body);
});

test("concurrent calls of two processes with one key save once", async () => {
  // Another service on the same database does not know which calls run in the first.
  const second = await createTestApp({ db: service.db });
  const user = await createUser(service.app);
  const send = ({ app }: TestApp) =>
    app.inject({
      method: "POST",
      url: "/orcamentos",
      headers: {
        authorization: `Bearer ${user.token}`,
        "idempotency-key": "k1",
      },
      payload: sampleBody(),
    });
  const answers = await Promise.all([send(service), send(second)]);
  await second.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0].body).toBe(answers[1].body);
  expect(await count(user)).toBe(1);
});

test("two users may send the same key", async () => {
  const [ana, rui] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  await post(ana, "same");
  expect((await post(rui, "same")).statusCode).toBe(201);
  expect([await count(ana), await count(rui)]).toEqual([1, 1]);
});

test("a refusal leaves the key free", async () => {
  const user = await createUser(service.app);
  const refused = await user.call(
    "POST",
    "/orcamentos",
    sampleBody("x", { eventData: { guests: -1 } }),
    { "idempotency-key": "k1" },
  );
  expect(refused.statusCode).toBe(400);
  expect((await post(user, "k1")).statusCode).toBe(201);
});

test("a deletion repeated with its key succeeds instead of 404", async () => {
  const user = await createUser(service.app);
  await post(user, "k1");
  const remove = () =>
    user.call("DELETE", "/orcamentos/1", undefined, {
      "idempotency-key": "k2",
    });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).json()).toEqual({ success: true });
});

test("a key can be used anew after 24 hours [one-key-per-action]", async () => {
  const user = await createUser(service.app);
  await post(user, "k0");
  const put = (nome: string) =>
    user.call("PUT", "/orcamentos/1", sampleBody(nome), {
      "idempotency-key": "k1",
    });
  await put("Hoje");
  clock += 23 * HOUR_MS;
  expect((await put("Hoje")).json()).toMatchObject({ versao: 2 });
  clock += 2 * HOUR_MS;
  expect((await put("Amanhã")).json()).toMatchObject({ versao: 3 });
  await purge(service.db, new Date(clock + 25 * HOUR_MS));
  const left = await service.db
    .selectFrom("idempotency_keys")
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

test.each(["", "x".repeat(201)])("a key of %j is refused", async (key) => {
  const user = await createUser(service.app);
  const answer = await post(user, key);
  expect([answer.statusCode, await count(user)]).toEqual([400, 0]);
});
