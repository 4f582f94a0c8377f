import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
} from "../../../test/test-app.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const PATH = "/buffet/buffet-data";
const empty = {
  companyName: "",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};
const serra = {
  companyName: "Sabores da Serra Buffet",
  cnpj: "12.ABC.345/01DE-35",
  address: "Rua dos Inconfidentes, 911, Savassi",
  cep: "30140-071",
  contactEmail: "contato@saboresdaserra.com.br",
  contactPhone: "(31) 98765-4321",
};

test("a company can be saved and saved over without a plan, and each account has a separate one", async () => {
  const ana = await createUserWithoutPlan(service.app);
  const rui = await createUserWithoutPlan(service.app);
  expect((await ana.call("GET", PATH)).json()).toEqual(empty);
  await ana.call("PUT", PATH, empty);
  const saved = await ana.call("PUT", PATH, serra);
  expect([saved.statusCode, saved.json()]).toEqual([200, serra]);
  expect((await ana.call("GET", PATH)).json()).toEqual(serra);
  expect((await rui.call("GET", PATH)).json()).toEqual(empty);
});

test.each([
  ["no name and no CEP", { companyName: "", cep: "" }],
  ["a CNPJ whose check digits are wrong", { cnpj: "11.111.111/1111-12" }],
  ["an invalid email", { contactEmail: "na recepção" }],
])("%s: nothing blocks saving", async (_what, change) => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("PUT", PATH, { ...serra, ...change });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ...serra, ...change },
  ]);
});

test.each([
  ["a very long name", { companyName: "a".repeat(121) }],
  ["a CEP of ten characters", { cep: "30140-0711" }],
  ["an unknown key", { plan: "annual" }],
  ["no text", { address: null }],
])("%s is refused", async (_what, change) => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await user.call("PUT", PATH, { ...serra, ...change });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: "VALIDATION" },
  ]);
});
