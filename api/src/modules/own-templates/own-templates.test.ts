import { sql } from "kysely";
import type { Budget } from "shared-contracts/parts/budget";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample } from "../../../test/test-budget.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const SECRET = "Helena";

function sold() {
  const budget = sample();
  Object.assign(budget.eventData, {
    eventType: "Casamento",
    groomName: SECRET,
    brideName: SECRET,
    clientCpf: SECRET,
    clientPhone: SECRET,
    clientEmail: SECRET,
    eventDate: "2027-02-27",
    eventLocation: SECRET,
    city: SECRET,
    guests: 137,
  });
  return {
    ...budget,
    clientInfo: { name: SECRET },
    notes: SECRET,
    status: "aprovada",
    sent: [{ n: 1, to: SECRET }],
    receipts: [{ label: SECRET }],
    chosen: { sending: 1, option: 1 },
    actual: { team: { paid: 1 } },
    receivedBudgetId: 6,
  };
}

const save = (user: TestUser, nome = "Casamento", dados: object = sold()) =>
  user.call("POST", "/modelos", { nome, dados });
const listOf = async (user: TestUser) =>
  (await user.call("GET", "/modelos")).json<OwnTemplate[]>();

test("a budget is kept as a template without its client, dates, place and sale", async () => {
  const user = await createUser(service.app);
  const created = await save(user);
  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      id: 1,
      nome: "Casamento",
      eventType: "Casamento",
      guests: 137,
      uses: 0,
      usedAt: null,
    },
  ]);
  const read = await user.call("GET", "/modelos/1");
  expect(read.payload).not.toContain(SECRET);
  const { dados } = read.json<{ dados: Budget }>();
  const { eventTime, duration, guestsPerWaiter } = sample().eventData;
  expect(new Set(Object.keys(dados))).toEqual(new Set(Object.keys(sample())));
  expect(dados.eventData).toEqual({
    ...{ eventTime, duration, guestsPerWaiter },
    eventType: "Casamento",
    guests: 137,
    groomName: "",
    brideName: "",
    clientCpf: "",
    city: "",
    country: "Brasil",
    eventDate: "",
    eventLocation: "",
  });
  const names = (foods: Budget["foods"]) => foods.map(({ name }) => name);
  expect(names(dados.foods)).toEqual(names(sample().foods));
});

test("a template is renamed, counted and deleted; the last used comes first", async () => {
  const user = await createUser(service.app);
  await save(user, "Casamento");
  await save(user, "15 anos");
  expect((await listOf(user)).map(({ nome }) => nome)).toEqual([
    "15 anos",
    "Casamento",
  ]);
  await user.call("PATCH", "/modelos/1", { used: true });
  await user.call("PATCH", "/modelos/1", { nome: " Casamento na serra " });
  const [first, second] = await listOf(user);
  expect(first).toMatchObject({ id: 1, nome: "Casamento na serra", uses: 1 });
  expect(Date.parse(first!.usedAt!)).not.toBeNaN();
  expect(second).toMatchObject({ nome: "15 anos", uses: 0 });
  expect((await user.call("DELETE", "/modelos/1")).statusCode).toBe(200);
  expect((await user.call("GET", "/modelos/1")).statusCode).toBe(404);
  // Its id is not given to another.
  expect((await save(user, "Outro")).json()).toMatchObject({ id: 3 });
});

test.each([
  [{ nome: "", dados: sample() }, "nome"],
  [{ nome: "x".repeat(201), dados: sample() }, "nome"],
  [{ nome: "Festa", dados: "{" }, "dados"],
  [{ nome: "Festa", dados: sample(), id: 1 }, "id"],
])("refuses %#", async (body, field) => {
  const user = await createUser(service.app);
  const answer = await user.call("POST", "/modelos", body);
  expect(answer.statusCode).toBe(400);
  expect(answer.payload).toContain(field);
});

test("an account has at most 50, and is told which [account-quota]", async () => {
  const user = await createUser(service.app);
  await sql`
    insert into templates (user_id, id, nome, dados)
    select ${user.id}, n, 'Cheio', '{}' from generate_series(1, 49) n
  `.execute(service.db);
  await service.db
    .updateTable("users")
    .set({ next_template_id: 50 })
    .where("id", "=", user.id)
    .execute();
  expect((await save(user)).statusCode).toBe(201);
  const refused = await save(user);
  expect([refused.statusCode, refused.json()]).toEqual([
    413,
    {
      code: "QUOTA_EXCEEDED",
      error:
        "Sua conta chegou ao limite de 50 modelos. Exclua algum em Meus modelos para salvar outro.",
    },
  ]);
  expect((await user.call("GET", "/user/uso")).json()).toMatchObject({
    templates: 50,
    maxTemplates: 50,
  });
});

test("its bytes count with those of budgets and requests [account-quota]", async () => {
  const user = await createUser(service.app);
  await sql`
    insert into templates (user_id, id, nome, dados)
    select ${user.id}, n, 'Grande', repeat('x', 4 * 1024 * 1024) from generate_series(101, 125) n
  `.execute(service.db);
  const refused = await save(user);
  expect(refused.json()).toMatchObject({ code: "QUOTA_EXCEEDED" });
  const usage = (await user.call("GET", "/user/uso")).json<{
    bytes: number;
    maxBytes: number;
  }>();
  expect(usage.bytes).toBe(usage.maxBytes);
});
