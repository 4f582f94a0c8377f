import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  PASSWORD,
  type TestApp,
  type TestUser,
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

const PROPOSAL = {
  accent: "terracota",
  validityDays: 10,
  depositPercent: 30,
  instalments: 2,
  notes: "Degustação incluída",
};
const PIX = {
  kind: "email",
  key: "pix@serra.com.br",
  receiver: "SABORES DA SERRA",
  city: "BELO HORIZONTE",
};

describe("terms and PIX key", () => {
  let user: TestUser;
  beforeEach(async () => (user = await createUser(service.app)));

  const put = (change: object) =>
    user.call("PUT", "/user/config", { darkMode: false, ...change });
  const config = async () =>
    (await user.call("GET", "/user/config")).json<object>();
  const refusedAt = (path: string, message?: string) => [
    400,
    { code: "VALIDATION", errors: [{ path, ...(message && { message }) }] },
  ];
  const said = async (answer: ReturnType<typeof put>) => [
    (await answer).statusCode,
    (await answer).json<object>(),
  ];

  test("a page that only knows the theme keeps them, and each is changed alone", async () => {
    await put({ proposal: PROPOSAL });
    const pix = await put({ pix: PIX, password: PASSWORD });
    const both = { proposal: PROPOSAL, pix: PIX };
    expect(pix.json()).toEqual({ darkMode: false, ...both });
    await put({ darkMode: true });
    expect(await config()).toEqual({ darkMode: true, ...both });
    await put({ proposal: {} });
    expect(await config()).toEqual({ darkMode: false, proposal: {}, pix: PIX });
  });

  test("the PIX key asks for the password whenever it becomes another [pix-asks-the-password]", async () => {
    const missing = refusedAt("password", "Informe sua senha");
    const wrong = refusedAt("password", "Senha atual incorreta");
    const other = { ...PIX, city: "CONTAGEM" };
    expect(await said(put({ pix: PIX }))).toMatchObject(missing);
    expect(await said(put({ pix: PIX, password: "outra" }))).toMatchObject(
      wrong,
    );
    expect(await config()).toEqual({ darkMode: false });
    await put({ pix: PIX, password: PASSWORD });
    for (const pix of [other, null]) {
      expect(await said(put({ pix }))).toMatchObject(missing);
      expect(await said(put({ pix, password: "x" }))).toMatchObject(wrong);
    }
    expect(await said(put({ pix: PIX }))).toEqual([
      200,
      { darkMode: false, pix: PIX },
    ]);
    await put({ pix: null, password: PASSWORD });
    expect(await config()).toEqual({ darkMode: false });
  });

  test.each([
    ["cpf", "52998224725", "52998224724"],
    ["cpf", "52998224725", "11111111111"],
    ["cpf", "52998224725", "529.982.247-25"],
    ["cnpj", "12ABC34501DE35", "12ABC34501DE36"],
    ["cnpj", "11222333000181", "11222333000182"],
    ["phone", "+5531987654321", "31987654321"],
    ["email", "pix@serra.com.br", "pix@serra"],
    ["email", "pix@serra.com.br", "Pix@Serra.com.br"],
    [
      "random",
      "123e4567-e12b-12d1-a456-426655440000",
      "123e4567e12b12d1a456426655440000",
    ],
  ])("a key of kind %s: %s is taken, %s is refused", async (kind, key, bad) => {
    const give = (value: string) =>
      put({ pix: { ...PIX, kind, key: value }, password: PASSWORD });
    expect(await said(give(bad))).toMatchObject(refusedAt("pix.key"));
    expect((await give(key)).statusCode).toBe(200);
    expect(await config()).toMatchObject({ pix: { kind, key } });
  });

  test.each([
    ["pix.receiver", { pix: { ...PIX, receiver: "" } }],
    ["pix.receiver", { pix: { ...PIX, receiver: "A".repeat(26) } }],
    ["pix.receiver", { pix: { ...PIX, receiver: "JOSÉ" } }],
    ["pix.city", { pix: { ...PIX, city: "A".repeat(16) } }],
    ["pix.kind", { pix: { ...PIX, kind: "conta" } }],
    ["proposal.validityDays", { proposal: { validityDays: 0 } }],
    ["proposal.depositPercent", { proposal: { depositPercent: 101 } }],
    ["proposal.instalments", { proposal: { instalments: 1.5 } }],
    ["proposal.accent", { proposal: { accent: "rosa" } }],
    ["proposal.notes", { proposal: { notes: "x".repeat(1001) } }],
    ["proposal.other", { proposal: { other: 1 } }],
    ["other", { other: 1 }],
  ])("%s is refused in %j", async (path, change) => {
    const answer = await said(put({ ...change, password: PASSWORD }));
    expect(answer).toMatchObject(refusedAt(path));
  });

  test("only tries with a password are limited", async () => {
    const limited = await createTestApp({ signInsPerMinute: 3 });
    const { call } = await createUser(limited.app);
    const change = async (more: object = {}) =>
      (await call("PUT", "/user/config", { darkMode: true, ...more }))
        .statusCode;
    const guesses = [];
    for (let tries = 1; tries <= 4; tries++) {
      expect(await change()).toBe(200);
      guesses.push(await change({ pix: PIX, password: "chute" }));
    }
    expect(guesses).toEqual([400, 400, 400, 429]);
    expect(await change()).toBe(200);
    await limited.close();
  });
});
