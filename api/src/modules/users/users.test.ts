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

test("a trial ends exactly 7 days after its start", async () => {
  const user = await createUser(service.app);
  const start = clock;
  const status = async () => (await user.call("GET", "/user/status")).json();
  const currentPlan = {
    endDate: new Date(start + 7 * DAY_MS).toISOString(),
    plan: { name: "Teste grátis", isTrial: true },
  };
  clock = start + 7 * DAY_MS - 1;
  expect(await status()).toEqual({ hasActivePlan: true, currentPlan });
  clock = start + 7 * DAY_MS;
  expect(await status()).toEqual({ hasActivePlan: false, currentPlan });
});

test("an account that never had a plan has none", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("GET", "/user/status");
  expect(answer.json()).toEqual({ hasActivePlan: false, currentPlan: null });
});

test("the theme starts light and is stored per account", async () => {
  const [ana, rui] = [
    await createUser(service.app),
    await createUser(service.app),
  ];
  const put = await ana.call("PUT", "/user/config", { darkMode: true });
  expect([put.statusCode, put.json()]).toEqual([200, { darkMode: true }]);
  const [of, other] = [
    await ana.call("GET", "/user/config"),
    await rui.call("GET", "/user/config"),
  ];
  expect([of.json(), other.json()]).toEqual([
    { darkMode: true },
    { darkMode: false },
  ]);
});

test.each([{}, { darkMode: "sim" }, { darkMode: null }])(
  "the preferences %j are refused",
  async (body) => {
    const user = await createUser(service.app);
    const answer = await user.call("PUT", "/user/config", body);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "VALIDATION" },
    ]);
  },
);
