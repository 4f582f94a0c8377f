import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { endpoints } from "shared-contracts/endpoints/table";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";

const DAY_MS = 24 * 3600 * 1000;
let clock = Date.now();
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
afterAll(() => service.close());

const all: Endpoint[] = Object.values(endpoints);
const gated = all.filter(({ plan }) => plan === "active");
const url = ({ path }: Endpoint) => path.replace(/:\w+/, "1");

/** With a body that is refused as soon as it is read. */
const call = (token: string | null, endpoint: Endpoint) =>
  service.app.inject({
    method: endpoint.method,
    url: url(endpoint),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.body && { "content-type": "application/json" }),
    },
    ...(endpoint.body && { payload: "{ no JSON" }),
  });
const block = (user: TestUser) =>
  service.db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", user.id)
    .execute();

test("every budget, received-budget and PDF call needs a plan, and no other", () => {
  const needing = all.filter(
    ({ path, auth }) =>
      auth === "bearer" && /^\/(orcamentos|b2b|pdf)(\/|$)/.test(path),
  );
  expect(gated).toEqual(needing);
  expect(gated.length).toBeGreaterThanOrEqual(5);
  const promising = all.filter(({ errors }) =>
    errors.includes("PLAN_REQUIRED"),
  );
  expect(promising).toEqual(gated);
});

test.each(gated.map((endpoint) => [endpoint.method, endpoint.path, endpoint]))(
  "%s %s: 401 for a stranger, 403 for a blocked account, 402 without a plan, then the body",
  async (_method, _path, endpoint) => {
    const refusal = async (token: string | null) => {
      const answer = await call(token, endpoint);
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    const none = await createUserWithoutPlan(service.app);
    const blocked = await createUserWithoutPlan(service.app);
    await block(blocked);
    expect(await refusal(null)).toEqual([401, "UNAUTHENTICATED"]);
    expect(await refusal(blocked.token)).toEqual([403, "ACCOUNT_BLOCKED"]);
    expect(await refusal(none.token)).toEqual([402, "PLAN_REQUIRED"]);
    const user = await createUser(service.app);
    const { statusCode } = await call(user.token, endpoint);
    expect(statusCode).not.toBe(402);
  },
);

test("the refusal says so in the words of the plan modal", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("GET", "/orcamentos");
  expect(answer.json()).toEqual({
    error: "Você precisa de um plano ativo para usar o app",
    code: "PLAN_REQUIRED",
  });
});

test("the gate closes to the moment the plan ends", async () => {
  const start = clock;
  const user = await createUser(service.app);
  const status = async () => (await user.call("GET", "/orcamentos")).statusCode;
  clock = start + 7 * DAY_MS - 1;
  expect(await status()).toBe(200);
  clock = start + 7 * DAY_MS;
  expect(await status()).toBe(402);
  clock = start;
});

test("without a plan everything that leads to one is open", async () => {
  const user = await createUserWithoutPlan(service.app);
  for (const path of [
    "/user/status",
    "/user/config",
    "/plans/my-subscription",
  ]) {
    expect((await user.call("GET", path)).statusCode).toBe(200);
  }
});
