import { type Endpoint, hasStep } from "shared-contracts/endpoints/endpoint";
import { endpoints } from "shared-contracts/endpoints/table";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
} from "../../../test/test-app.ts";

const DAY_MS = 24 * 3600 * 1000;
let clock = Date.now();
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
afterAll(() => service.close());

const all: Endpoint[] = Object.values(endpoints);
const gated = all.filter((row) => hasStep(row, "activePlan"));

test("every call of budgets, templates, requests, PDFs, recipes, the price book and the portfolio needs a plan, and no other [plan-gate]", () => {
  const needing = all.filter(
    (row) =>
      hasStep(row, "signedIn") &&
      /^\/(orcamentos|b2b|pdf|caderno|carteira|fichas|modelos)(\/|$)/.test(
        row.path,
      ),
  );
  expect(gated).toEqual(needing);
  expect(gated.length).toBeGreaterThanOrEqual(5);
});

test("the refusal has the text of the plan modal", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("GET", "/orcamentos");
  expect(answer.json()).toEqual({
    error: "Você precisa de um plano ativo para usar o app",
    code: "PLAN_REQUIRED",
  });
});

test("the gate closes at the millisecond the plan ends", async () => {
  const start = clock;
  const user = await createUser(service.app);
  const status = async () => (await user.call("GET", "/orcamentos")).statusCode;
  clock = start + 7 * DAY_MS - 1;
  expect(await status()).toBe(200);
  clock = start + 7 * DAY_MS;
  expect(await status()).toBe(402);
  clock = start;
});

test("without a plan, the calls that lead to one are open", async () => {
  const user = await createUserWithoutPlan(service.app);
  for (const path of [
    "/user/status",
    "/user/config",
    "/plans/my-subscription",
  ]) {
    expect((await user.call("GET", path)).statusCode).toBe(200);
  }
});
