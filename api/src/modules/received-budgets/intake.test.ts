import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { Refusal } from "shared-contracts/endpoints/refusal";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { issueKey, send, wedding } from "../../../test/test-request.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const count = async (user: TestUser) => {
  const answer = await user.call("GET", "/b2b/orcamentos/recebidos/list");
  return answer.json<ReceivedBudget[]>().length;
};

test("a request goes to the key's caterer, also to one without a plan", async () => {
  const [ana, rui] = [
    await createUserWithoutPlan(service.app),
    await createUser(service.app),
  ];
  await issueKey(service.db, rui);
  const sent = await send(service, await issueKey(service.db, ana));
  expect(sent.statusCode).toBe(201);
  await ana.call("POST", "/plans/activate-trial");
  expect([await count(ana), await count(rui)]).toEqual([1, 0]);
});

test("without a valid key nothing is stored and nothing revealed [intake-key]", async () => {
  const user = await createUser(service.app);
  const old = await issueKey(service.db, user);
  await issueKey(service.db, user);
  for (const key of [undefined, "x", old, "bqk_" + "a".repeat(43)]) {
    const answer = await send(service, key, {});
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        error: "A chave em X-Intake-Key não é válida",
        code: "UNAUTHENTICATED",
      },
    ]);
  }
  const token = { authorization: `Bearer ${user.token}` };
  const byToken = await send(service, undefined, { dados: wedding() }, token);
  expect(byToken.statusCode).toBe(401);
  expect(await count(user)).toBe(0);
});

test("the database never holds the key itself [intake-key]", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  const rows = await service.db.selectFrom("users").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("a blocked caterer's key is refused", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  await service.db
    .updateTable("users")
    .set({ blocked: true })
    .where("id", "=", user.id)
    .execute();
  const answer = await send(service, key);
  expect(answer.json()).toMatchObject({ code: "ACCOUNT_BLOCKED" });
});

const changed = (change: (request: ReturnType<typeof wedding>) => object) => ({
  dados: change(wedding()),
});

const withEvent = (changes: object) =>
  changed((dados) => ({
    ...dados,
    eventData: { ...dados.eventData, ...changes },
  }));

test.each<[object, Record<string, string>]>([
  [{}, { dados: "Campo obrigatório" }],
  [{ dados: wedding(), extra: 1 }, { extra: "Campo desconhecido" }],
  [
    changed((dados) => ({ ...dados, team: [] })),
    { "dados.team": "Campo desconhecido" },
  ],
  [
    changed(({ eventData }) => ({ eventData })),
    { "dados.clientInfo": "Campo obrigatório" },
  ],
  [
    changed((dados) => ({ ...dados, clientInfo: { name: "  ", email: "x" } })),
    {
      "dados.clientInfo.name": "Não pode ficar vazio",
      "dados.clientInfo.email": "Deve ser um email, como nome@exemplo.com.br",
    },
  ],
  [
    withEvent({ guests: 0 }),
    { "dados.eventData.guests": "Deve ser pelo menos 1" },
  ],
  [
    withEvent({ guests: 1e9 }),
    { "dados.eventData.guests": "Deve ser no máximo 100.000" },
  ],
  [
    withEvent({ guests: 1.5 }),
    { "dados.eventData.guests": "Deve ser um número inteiro" },
  ],
  [
    withEvent({ guests: "150" }),
    { "dados.eventData.guests": "Deve ser um número" },
  ],
  [
    withEvent({ duration_hours: 0 }),
    { "dados.eventData.duration_hours": "Deve ser maior que 0" },
  ],
  [
    withEvent({ event_date: "15/05/2027" }),
    { "dados.eventData.event_date": "Formato não aceito" },
  ],
  [
    withEvent({ location: { city: "Betim", cep: "1" } }),
    { "dados.eventData.location.cep": "Formato não aceito" },
  ],
  [
    withEvent({ location: 5 }),
    { "dados.eventData.location": "Formato não aceito" },
  ],
  [
    withEvent({ budget_range: "luxo" }),
    {
      "dados.eventData.budget_range":
        "Deve ser um destes: economico, medio, premium",
    },
  ],
  [
    changed((dados) => ({
      ...dados,
      calculatedEvent: { suggested_menu: ["Arroz", "x".repeat(201)] },
    })),
    {
      "dados.calculatedEvent.suggested_menu[1]":
        "Deve ter no máximo 200 caracteres",
    },
  ],
  [{ dados: JSON.stringify(wedding()) }, { dados: "Deve ser um objeto" }],
  [
    { dados: wedding(), totalFinal: -1 },
    { totalFinal: "Deve ser pelo menos 0" },
  ],
  [
    changed((dados) => ({ ...dados, clientInfo: { name: "Ana \ud83d" } })),
    { "dados.clientInfo.name": "Contém um caractere inválido" },
  ],
])("%j is refused value by value", async (payload, fields) => {
  const user = await createUser(service.app);
  const answer = await send(service, await issueKey(service.db, user), payload);
  expect(answer.statusCode).toBe(400);
  const { code, errors } = answer.json<Refusal>();
  expect({ code, errors }).toEqual({
    code: "VALIDATION",
    errors: Object.entries(fields).map(([path, message]) => ({
      path,
      message,
    })),
  });
  expect(await count(user)).toBe(0);
});

test("a request may omit all optional fields", async () => {
  const user = await createUser(service.app);
  const dados = {
    clientInfo: { name: "Otávio" },
    eventData: { event_type: "Aniversário Infantil" },
  };
  const key = await issueKey(service.db, user);
  expect((await send(service, key, { dados })).statusCode).toBe(201);
});

test("a request's name is one line, also where it is made of the client's", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  const dados = wedding();
  dados.clientInfo.name = "Marina\nAlves";
  await send(service, key, { dados });
  await send(service, key, { dados, nome: "Festa\nda Marina" });
  const answer = await user.call("GET", "/b2b/orcamentos/recebidos/list");
  const names = answer.json<ReceivedBudget[]>().map(({ nome }) => nome);
  expect(names.sort()).toEqual([
    "Casamento de Marina Alves",
    "Festa da Marina",
  ]);
});

test("over 64 KB is too large", async () => {
  const user = await createUser(service.app);
  const menu = Array.from({ length: 400 }, () => "x".repeat(200));
  const answer = await send(
    service,
    await issueKey(service.db, user),
    changed((dados) => ({ ...dados, calculatedEvent: { menu } })),
  );
  expect(answer.statusCode).toBe(413);
});

test("the same Idempotency-Key sends once", async () => {
  const user = await createUser(service.app);
  const key = await issueKey(service.db, user);
  const again = { "idempotency-key": "pedido-1" };
  for (let i = 0; i < 3; i++) {
    const answer = await send(service, key, { dados: wedding() }, again);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: 1 }]);
  }
  expect(await count(user)).toBe(1);
});

test("each key has a limit of requests a minute, from any address", async () => {
  const limited = await createTestApp({ requestsPerMinute: 2 });
  const [ana, rui] = [
    await createUser(limited.app),
    await createUser(limited.app),
  ];
  const key = await issueKey(limited.db, ana);
  const statuses = [];
  for (let i = 0; i < 3; i++) {
    statuses.push((await send(limited, key)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 429]);
  const other = await send(limited, await issueKey(limited.db, rui));
  expect(other.statusCode).toBe(201);
  await limited.close();
});
