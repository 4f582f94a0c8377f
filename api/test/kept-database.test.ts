import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { migrate } from "../src/db/migrate.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createEmptyDatabase } from "./test-database.ts";

// A database dump of the API of contract 1.7: the demo account, and an account that saved a budget and paid for a plan.
const dump = readFileSync(
  new URL("fixtures/database-of-contract-1.7.sql", import.meta.url),
  "utf8",
);

let service: TestApp;
beforeAll(async () => {
  const { db, other } = await createEmptyDatabase({ max: 1 });
  await sql.raw(dump).execute(db);
  await db.destroy();
  await migrate(other);
  service = await createTestApp({
    db: other,
    now: () => new Date("2026-11-23T12:00:00Z"),
  });
});
afterAll(() => service.close());

async function signIn(email: string, password: string) {
  const { app } = service;
  const answer = await app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email, password },
  });
  const { token } = answer.json<{ token: string }>();
  return async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url, headers })).json<unknown>();
  };
}

test("the accounts of an older database sign in and find their budgets with the same totals", async () => {
  const demo = await signIn("demo@banquete.app", "banquete");
  expect(await demo("/orcamentos")).toMatchObject([
    { nome: "Aniversário da Marina, 50 anos", totalFinal: 25_004 },
    { nome: "Casamento Helena e Rafael", totalFinal: 34_689.06 },
    { nome: "Confraternização Serra Azul", totalFinal: 41_706.84 },
  ]);
  expect(await demo("/b2b/orcamentos/recebidos/list")).toMatchObject([
    { nome: "Aniversário Infantil de Otávio Lemos", status: "PENDING" },
    { nome: "Casamento de Marina Alves", status: "PENDING" },
    { nome: "Confraternização Empresarial de Grupo Horizonte" },
  ]);
  const marta = await signIn("marta@example.com", "senha-da-marta");
  expect(await marta("/orcamentos/1")).toMatchObject({
    nome: "Casamento guardado",
    totalFinal: 32_350.15,
    versao: 1,
    dados: { eventData: { guests: 137 } },
  });
});

test("an account of an older database keeps its payments and settings", async () => {
  const marta = await signIn("marta@example.com", "senha-da-marta");
  expect(await marta("/user/status")).toMatchObject({
    hasActivePlan: true,
    currentPlan: { plan: { name: "Mensal" } },
  });
  expect(await marta("/user/config")).toEqual({ darkMode: true });
  expect(await marta("/buffet/buffet-data")).toMatchObject({
    companyName: "Buffet da Marta",
    cep: "30140-071",
  });
});
