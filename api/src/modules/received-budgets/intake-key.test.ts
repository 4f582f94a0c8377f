import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import { endpoints, type Endpoints } from "shared-contracts/endpoints/table";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { send, wedding } from "../../../test/test-request.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const PATH = "/user/intake-key";
type Made = ResponseOf<Endpoints["makeIntakeKey"]>;

const read = async (user: TestUser) =>
  parse(
    endpoints.getIntakeKey.response,
    (await user.call("GET", PATH)).json<Made>(),
  );
const make = async (user: TestUser) => {
  const answer = await user.call("POST", PATH, { password: PASSWORD });
  expect(answer.statusCode).toBe(201);
  return parse(endpoints.makeIntakeKey.response, answer.json<Made>());
};
const NONE = {
  active: false,
  last4: null,
  createdAt: null,
  lastRequestAt: null,
  url: expect.stringMatching(/^http.*\/b2b\/orcamentos$/),
};

test("a caterer makes a key, also without a plan, and it is shown only then [intake-key]", async () => {
  const user = await createUserWithoutPlan(service.app);
  expect(await read(user)).toEqual(NONE);
  const { key, ...made } = await make(user);
  expect(key).toMatch(/^bqk_[\w-]{43}$/);
  expect(made).toMatchObject({
    active: true,
    last4: key.slice(-4),
    lastRequestAt: null,
  });
  expect(Date.parse(made.createdAt!)).not.toBeNaN();
  expect(await read(user)).toEqual(made);
  const rows = await service.db.selectFrom("users").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  expect((await send(service, key)).statusCode).toBe(201);
  expect(Date.parse((await read(user)).lastRequestAt!)).not.toBeNaN();
});

test("another key ends the one before, and turned off none is valid", async () => {
  const user = await createUser(service.app);
  const { key: first } = await make(user);
  const { key: second } = await make(user);
  expect((await send(service, first)).statusCode).toBe(401);
  expect((await send(service, second)).statusCode).toBe(201);
  for (let time = 0; time < 2; time++) {
    const answer = await user.call("DELETE", PATH, { password: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true },
    ]);
  }
  expect(await read(user)).toEqual(NONE);
  expect((await send(service, second)).statusCode).toBe(401);
});

test.each([
  ["no body", undefined, fieldTexts.passwordMissing],
  ["no password", {}, fieldTexts.passwordMissing],
  ["a wrong one", { password: "x" }, fieldTexts.currentPasswordWrong],
])(
  "with %s the key is neither made nor ended [key-asks-the-password]",
  async (_what, body, message) => {
    const user = await createUser(service.app);
    const { key } = await make(user);
    const before = await read(user);
    for (const method of ["POST", "DELETE"] as const) {
      const answer = await user.call(method, PATH, body);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: "VALIDATION", errors: [{ path: "password", message }] },
      ]);
    }
    expect(await read(user)).toEqual(before);
    expect((await send(service, key)).statusCode).toBe(201);
  },
);

test("wrong passwords for the key are limited [key-asks-the-password]", async () => {
  const limited = await createTestApp({ signInsPerMinute: 2 });
  const user = await createUser(limited.app);
  const statuses = [];
  for (const method of ["POST", "DELETE", "POST", "POST"] as const) {
    const answer = await user.call(method, PATH, { password: "x" });
    statuses.push(answer.statusCode);
  }
  await limited.close();
  expect(statuses).toEqual([400, 400, 429, 429]);
});

test("an Idempotency-Key keeps no answer: a secret is stored nowhere", async () => {
  const user = await createUser(service.app);
  const again = { "idempotency-key": "chave-1" };
  const [first, second] = [
    await user.call("POST", PATH, { password: PASSWORD }, again),
    await user.call("POST", PATH, { password: PASSWORD }, again),
  ];
  expect(second.json<Made>().key).not.toBe(first.json<Made>().key);
  const kept = await service.db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", user.id)
    .execute();
  expect(kept).toEqual([]);
});

describe("from the page of the caterer", () => {
  const ORIGIN = { origin: "https://www.buffet.example" };

  test("any page may file a request and read the answer, without a session [intake-from-any-page]", async () => {
    const user = await createUser(service.app);
    const { key } = await make(user);
    const preflight = await service.app.inject({
      method: "OPTIONS",
      url: "/b2b/orcamentos",
      headers: {
        ...ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-intake-key",
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
    });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(
      /X-Intake-Key/,
    );
    for (const headers of [preflight.headers])
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    const sent = await send(service, key, { dados: wedding() }, ORIGIN);
    expect(sent.statusCode).toBe(201);
    expect(sent.headers["access-control-allow-origin"]).toBe("*");
  });

  test.each([
    "/orcamentos",
    "/user/intake-key",
    "/b2b/orcamentos/recebidos/list",
  ])("%s is not for another page [intake-from-any-page]", async (url) => {
    const answer = await service.app.inject({ url, headers: ORIGIN });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("a visitor's address sends five a minute; the caterer's server is not counted so [request-limits]", async () => {
    const limited = await createTestApp({ requestsPerMinute: 30 });
    const user = await createUser(limited.app);
    const key = (
      await user.call("POST", PATH, { password: PASSWORD })
    ).json<Made>().key;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await send(limited, key, { dados: wedding() }, ORIGIN)).statusCode,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(limited, key)).statusCode).toBe(201);
    await limited.close();
  });

  test("what a program fills into the trap is answered as usual and not kept [intake-trap]", async () => {
    const user = await createUser(service.app);
    const { key } = await make(user);
    const body = { dados: wedding(), site: "https://spam.example" };
    const trapped = await send(service, key, body);
    expect([trapped.statusCode, trapped.json()]).toEqual([201, { id: 1 }]);
    const empty = await send(service, key, { dados: wedding(), site: "" });
    expect(empty.statusCode).toBe(201);
    const list = await user.call("GET", "/b2b/orcamentos/recebidos/list");
    expect(list.json<object[]>()).toHaveLength(1);
  });
});

test("a thousand may wait for an answer; deciding one makes room [request-limits]", async () => {
  const user = await createUser(service.app);
  const { key } = await make(user);
  await service.db
    .insertInto("received_budgets")
    .values(
      Array.from({ length: 999 }, (_, index) => ({
        user_id: user.id,
        id: 10_000 + index,
        nome: "Pedido",
        dados: "{}",
        total_cents: 0,
        created_at: new Date(),
        updated_at: new Date(),
      })),
    )
    .execute();
  expect((await send(service, key)).statusCode).toBe(201);
  const full = await send(service, key);
  expect([full.statusCode, full.json()]).toMatchObject([
    413,
    { code: "QUOTA_EXCEEDED" },
  ]);
  await user.call("PATCH", "/b2b/orcamentos/recebidos/1/rejeitar");
  expect((await send(service, key)).statusCode).toBe(201);
});
