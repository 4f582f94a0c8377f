import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { SentProposal } from "shared-contracts/entities/sending";
import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample, sampleBody } from "../../../test/test-budget.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const summaries = async (user: TestUser) =>
  (await user.call("GET", "/orcamentos?campos=resumo")).json<
    SavedBudgetSummary[]
  >();

const EVENT = {
  eventType: "Casamento",
  eventDate: "2027-02-27",
  eventTime: "19:00",
  city: "Belo Horizonte",
  guests: 120,
};
const NAMES = { groomName: "Rafael", brideName: "Helena" };
const CONTACT = {
  clientPhone: "(31) 99876-5432",
  clientEmail: "helena@exemplo.com",
};
const SUMMARY = { ...EVENT, ...CONTACT, clientName: "Rafael e Helena" };
const DRAFT = {
  status: "rascunho",
  lastSent: null,
  changedSinceSent: false,
  firstSeenAt: null,
  lastSeenAt: null,
  accepted: null,
  openReceipts: [],
};

function wedding(changes: object = {}) {
  const budget = sample();
  Object.assign(budget.eventData, EVENT, NAMES, CONTACT, changes);
  return sampleBody("Casamento", budget);
}

test("the light list shows the last save of each budget without dados", async () => {
  const user = await createUser(service.app);
  const saved = (
    await user.call("POST", "/orcamentos", wedding())
  ).json<SavedBudget>();
  const rows = await summaries(user);
  expect(rows).toEqual([{ ...saved, ...SUMMARY, ...DRAFT }]);
  expect(parse(endpoints.listBudgetSummaries.response, rows)).toEqual(rows);
  await user.call("PUT", "/orcamentos/1", wedding({ guests: 80, city: "" }));
  expect(await summaries(user)).toMatchObject([
    { versao: 2, ...SUMMARY, guests: 80, city: "" },
  ]);
});

test("one budget is read with its dados and its version", async () => {
  const user = await createUser(service.app);
  const saved = (
    await user.call("POST", "/orcamentos", wedding())
  ).json<SavedBudget>();
  const answer = await user.call("GET", "/orcamentos/1");
  expect(answer.headers["etag"]).toBe('"1"');
  expect(parse(endpoints.getBudget.response, answer.json())).toEqual({
    ...saved,
    dados: wedding().dados,
  });
});

test("the light list has the unpaid instalments of an approved budget alone", async () => {
  const user = await createUser(service.app);
  await user.call("POST", "/orcamentos", wedding());
  const receipts = [
    { label: "Sinal", dueDate: "2026-11-20", amount: 900, receivedOn: null },
    {
      label: "2ª",
      dueDate: "2026-12-20",
      amount: 0.1,
      receivedOn: "2026-11-20",
    },
  ];
  const follow = (change: object) =>
    user.call("PATCH", "/orcamentos/1/acompanhamento", change);
  await follow({ receipts });
  expect(await summaries(user)).toMatchObject([{ openReceipts: [] }]);
  await follow({ status: "aprovada" });
  const [row] = await summaries(user);
  expect(row!.openReceipts).toEqual([{ dueDate: "2026-11-20", amount: 900 }]);
});

test("texts too long for the list are cut, and do not stop the save", async () => {
  const user = await createUser(service.app);
  const city = `a\0${"b".repeat(1000)}`;
  const { statusCode } = await user.call(
    "POST",
    "/orcamentos",
    wedding({ city }),
  );
  expect(statusCode).toBe(201);
  expect((await summaries(user))[0]!.city).toBe(`a${"b".repeat(199)}`);
});

test("the light list shows the status, the last sending, and whether the content changed since [changed-is-by-content]", async () => {
  const user = await createUser(service.app);
  await user.call("POST", "/orcamentos", wedding());
  const listed = async () => (await summaries(user))[0]!;
  const save = (changes?: object) =>
    user.call("PUT", "/orcamentos/1", wedding(changes));
  await user.call("POST", "/orcamentos/1/envios");
  const { dados } = (await user.call("GET", "/orcamentos/1")).json<{
    dados: { sent: SentProposal[] };
  }>();
  const [{ at, totalFinal, validUntil }] = dados.sent as [SentProposal];
  const sent = { status: "enviada", lastSent: { at, totalFinal, validUntil } };
  expect(await listed()).toMatchObject({ ...sent, changedSinceSent: false });

  await user.call("PATCH", "/orcamentos/1/acompanhamento", {
    status: "aprovada",
  });
  await save();
  const same = { ...sent, status: "aprovada", changedSinceSent: false };
  expect(await listed()).toMatchObject({ ...same, versao: 4 });
  await save({ city: "Ouro Preto" });
  expect(await listed()).toMatchObject({ ...same, changedSinceSent: true });
  await save();
  expect(await listed()).toMatchObject(same);
  await user.call("POST", "/orcamentos/1/envios");
  await save({ guests: 7 });
  await user.call("POST", "/orcamentos/1/envios");
  expect(await listed()).toMatchObject({ changedSinceSent: false });
});

test.each([
  "campos=",
  "campos=dados",
  "campos=Resumo",
  "campos=dados&campos=resumo",
  "campos=resumo&campos=dados",
])("the list is refused for %s", async (query) => {
  const user = await createUser(service.app);
  const answer = await user.call("GET", `/orcamentos?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: "VALIDATION" },
  ]);
});
