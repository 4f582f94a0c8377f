import { migrate } from "../src/db/migrate.ts";
import { createTokens } from "../src/http/tokens.ts";
import { restoreKeptDatabase } from "./kept-database.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "./test-app.ts";

let service: TestApp;
beforeAll(async () => {
  const { db, other } = await restoreKeptDatabase();
  await db.destroy();
  await migrate(other);
  service = await createTestApp({
    db: other,
    now: () => new Date("2026-11-26T12:00:00Z"),
  });
});
afterAll(async () => {
  await service.close();
  await service.db.destroy();
});

async function signIn(email: string, password: string) {
  const answer = await service.app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email, password },
  });
  return answer.json<{ token?: string; code?: string }>();
}

async function read(url: string, token: string | undefined) {
  const headers = { authorization: `Bearer ${token}` };
  return (await service.app.inject({ url, headers })).json<unknown>();
}

const BUDGET = {
  id: 1,
  nome: "Casamento guardado",
  totalFinal: 30_735.67,
  versao: 3,
};

test("an account of a kept database signs in and finds its budgets with the same totals", async () => {
  const { token } = await signIn("marta@example.com", "senha-da-marta");
  expect(await read("/orcamentos?campos=resumo", token)).toMatchObject([
    { nome: "Rascunho", totalFinal: 11_548.6, status: "rascunho" },
    {
      ...BUDGET,
      clientName: "Rafael e Helena",
      guests: 137,
      status: "aprovada",
      changedSinceSent: false,
    },
  ]);
  expect(await read("/orcamentos/1", token)).toMatchObject({
    ...BUDGET,
    dados: {
      eventData: { guests: 137 },
      sent: [{ n: 1, totalFinal: 30_735.67 }],
      receipts: [{ label: "Sinal", receivedOn: "2027-01-09" }],
    },
  });
  expect(await read("/b2b/orcamentos/recebidos/list", token)).toMatchObject([
    { nome: "Casamento de Marina Alves", status: "PENDING" },
  ]);
});

test("a session of a kept database goes on, and finds plan, company and settings", async () => {
  const token = createTokens([TEST_SECRET]).sign({
    sub: "01a213a7-5877-7458-b555-ce3bcd33e610",
    sid: "01a213a7-58c9-7164-8a90-fcfffc96d45c",
    ver: 1,
  });
  expect(await read("/user/status", token)).toMatchObject({
    hasActivePlan: true,
    currentPlan: { plan: { name: "Mensal" } },
  });
  expect(await read("/user/config", token)).toMatchObject({ darkMode: true });
  expect(await read("/buffet/buffet-data", token)).toMatchObject({
    companyName: "Buffet da Marta",
    cep: "30140-071",
  });
});

test("an account of a kept database that is about to be erased can only be kept", async () => {
  expect(await signIn("rui@example.com", "senha-do-rui")).toMatchObject({
    code: "ACCOUNT_ENDING",
  });
});
