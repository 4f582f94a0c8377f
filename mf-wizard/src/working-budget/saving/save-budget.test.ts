import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  type ApiClientOptions,
  createApiClient,
} from "shared-contracts/client/create-api-client";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClient } from "shared-contracts/platform/query";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import { fakeDraft } from "shared-contracts/testing/fake-draft";
import { memoryOutbox } from "shared-contracts/testing/memory-outbox";
import { savedBudgetQuery } from "../saved/saved-budgets-query.ts";
import {
  saveBudget,
  type SaveRequest,
  type SaveResult,
} from "./save-budget.ts";

/** What the API answers, in order of arrival, by method; the last one stays. `null` is silence. */
type Script = Record<string, ([status: number, body: unknown] | null)[]>;

const savedRow = (id: number, versao: number, nome = "Festa") => ({
  id,
  nome,
  totalFinal: 25004,
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  versao,
});
const CREATED: [number, unknown] = [201, savedRow(7, 1)];
const CONFLICT: [number, unknown] = [
  412,
  {
    error: "Este orçamento foi alterado em outro lugar",
    code: "VERSION_MISMATCH",
  },
];

function setUp(script: Script, during?: () => void) {
  const store = new BudgetStore();
  store.setName("  Festa ");
  const sent: { method: string; url: string; version: string; key: string }[] =
    [];
  const bodies: { nome: string; totalFinal: number }[] = [];
  const adapter: ApiClientOptions["adapter"] = async (config) => {
    const method = `${config.method}`.toUpperCase();
    const headers = config.headers.toJSON() as Record<string, string>;
    if (config.url !== "/health") {
      sent.push({
        method,
        url: `${config.url}`,
        version: headers["If-Match"] ?? "",
        key: headers["Idempotency-Key"] ?? "",
      });
      bodies.push(JSON.parse(config.data as string) as (typeof bodies)[0]);
      during?.();
    }
    const name = config.url === "/health" ? "health" : method;
    const answers = script[name] ?? [[200, { ok: true }]];
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (!answer) throw new Error("Network Error");
    return Promise.resolve({
      status: answer[0],
      data: JSON.stringify(answer[1]),
      statusText: "",
      headers: {},
      config,
    });
  };
  const client = createApiClient({
    baseUrl: "http://api",
    getToken: () => "token",
    onSignal: () => undefined,
    adapter,
    sleep: () => Promise.resolve(),
  });
  const queryClient = new QueryClient();
  const session = { userId: "1", signOut: () => undefined };
  const services = {
    store,
    client,
    kept: createKeptAnswers(() => session.userId),
    session,
    queryClient,
    draft: fakeDraft([]),
    outbox: memoryOutbox({ store, client, userId: session.userId }),
  } as ShellServices;
  const save = (request: Partial<SaveRequest> = {}) =>
    saveBudget(services, {
      name: store.name,
      idempotencyKey: "key-1",
      ...request,
    });
  return { store, services, session, queryClient, sent, bodies, save };
}

const opened = (store: BudgetStore) => {
  store.load(store.toBudget(), { id: 7, name: "Festa", version: 3 });
  return { over: { id: 7, version: 3 } };
};

test("a new budget is created and then being edited [first-save-starts-editing]", async () => {
  const { store, sent, bodies, queryClient, save } = setUp({ POST: [CREATED] });
  queryClient.setQueryData(SAVED_BUDGETS_KEY, []);
  expect(await save()).toEqual<SaveResult>({ ok: true, created: true });
  expect(sent).toEqual([
    { method: "POST", url: "/orcamentos", version: "", key: "key-1" },
  ]);
  expect(bodies[0]).toMatchObject({ nome: "Festa", totalFinal: 25004 });
  expect(store).toMatchObject({
    editingBudgetId: 7,
    editingBudgetName: "Festa",
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
  expect(queryClient.getQueryState(SAVED_BUDGETS_KEY)?.isInvalidated).toBe(
    true,
  );
});

test("an open budget is saved over the version that was opened", async () => {
  const { store, sent, save } = setUp({ PUT: [[200, savedRow(7, 4)]] });
  expect(await save(opened(store))).toEqual<SaveResult>({
    ok: true,
    created: false,
  });
  expect(sent).toEqual([
    { method: "PUT", url: "/orcamentos/7", version: '"3"', key: "key-1" },
  ]);
  expect(store.editingVersion).toBe(4);
});

test("what is typed while saving stays unsaved [typed-while-saving]", async () => {
  const typing = () => setup.store.event.setGuests(120);
  const setup = setUp({ POST: [CREATED] }, typing);
  await setup.save();
  expect(setup.store.editingBudgetId).toBe(7);
  expect(setup.store.hasUnsavedChanges).toBe(true);
});

test("a budget opened while another is being saved is left alone", async () => {
  const opening = () => setup.store.startNew();
  const setup = setUp({ POST: [CREATED] }, opening);
  expect((await setup.save()).ok).toBe(true);
  expect(setup.store.isEditing).toBe(false);
});

test("a budget changed elsewhere is a conflict and stays what it was", async () => {
  const { store, save } = setUp({ PUT: [CONFLICT] });
  expect(await save(opened(store))).toEqual<SaveResult>({
    ok: false,
    cause: "conflict",
    text: "Este orçamento foi alterado em outro lugar",
  });
  expect(store.editingVersion).toBe(3);
});

test("without a version whatever is there is saved over", async () => {
  const { store, sent, save } = setUp({ PUT: [[200, savedRow(7, 9)]] });
  opened(store);
  expect((await save({ over: { id: 7, version: null } })).ok).toBe(true);
  expect(sent.map(({ version }) => version)).toEqual([""]);
  expect(store.editingVersion).toBe(9);
});

test("what is saved under another name has that name and is then being edited", async () => {
  const { store, sent, save } = setUp({
    POST: [[201, savedRow(8, 1, "Festa (cópia)")]],
  });
  opened(store);
  expect(await save({ name: " Festa (cópia) " })).toEqual<SaveResult>({
    ok: true,
    created: true,
  });
  expect(sent[0]).toMatchObject({ method: "POST", url: "/orcamentos" });
  expect(store).toMatchObject({
    name: "Festa (cópia)",
    editingBudgetId: 8,
    editingBudgetName: "Festa (cópia)",
    hasUnsavedChanges: false,
  });
});

test("a name typed meanwhile is kept, unsaved", async () => {
  const typing = () => setup.store.setName("Festa da Ana");
  const setup = setUp({ POST: [CREATED] }, typing);
  await setup.save();
  expect(setup.store).toMatchObject({
    name: "Festa da Ana",
    editingBudgetName: "Festa",
    hasUnsavedChanges: true,
  });
});

test("a budget deleted elsewhere is saved as a new one", async () => {
  const { store, sent, save } = setUp({
    PUT: [[404, { error: "Não encontrado", code: "NOT_FOUND" }]],
    POST: [[201, savedRow(9, 1)]],
  });
  expect(await save(opened(store))).toEqual<SaveResult>({
    ok: true,
    created: true,
  });
  expect(sent.map(({ method }) => method)).toEqual(["PUT", "POST"]);
  expect(store.editingBudgetId).toBe(9);
});

test("nothing is sent when the service does not answer the health check [saving-checks-the-service]", async () => {
  const { sent, save } = setUp({ health: [null] });
  expect(await save()).toMatchObject({ ok: false, cause: "waiting" });
  expect(sent).toEqual([]);
});

test("a lost answer is tried again under the same key", async () => {
  const { sent, save } = setUp({ POST: [null, CREATED] });
  expect((await save()).ok).toBe(true);
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
});

test("silence to the end leaves a save that waits, with its content [saves-wait]", async () => {
  const { save, store, services } = setUp({ POST: [null] });
  expect(await save()).toMatchObject({ ok: false, cause: "waiting" });
  const [waiting] = services.outbox.waiting;
  expect(waiting).toMatchObject({
    name: "Festa",
    error: "Falha após 3 tentativas: sem conexão com o servidor",
  });
  expect(store).toMatchObject({ outboxLine: waiting!.line, isQueued: true });
  store.event.setGuests(55);
  expect(store.isQueued).toBe(false);
});

test("a refusal shows the server's text", async () => {
  const { store, save } = setUp({
    POST: [[402, { error: "Você precisa de um plano", code: "PLAN_REQUIRED" }]],
  });
  expect(await save()).toEqual<SaveResult>({
    ok: false,
    cause: "refused",
    text: "Você precisa de um plano",
  });
  expect(store.isEditing).toBe(false);
});

test.each([
  ["Faça login para salvar", { userId: "anonymous", name: "Festa" }],
  [
    "Por favor, preencha o nome do orçamento na primeira tela",
    { userId: "1", name: " " },
  ],
])("%s", async (text, { userId, name }) => {
  const { store, session, sent, save } = setUp({});
  session.userId = userId;
  store.setName(name);
  expect(await save()).toEqual<SaveResult>({
    ok: false,
    cause: "blocked",
    text,
  });
  expect(sent).toEqual([]);
});

test("the new version is known at once, with what the API keeps of the proposal", async () => {
  const { save, store, services } = setUp({ PUT: [[200, savedRow(7, 4)]] });
  store.event.setGuests(137);
  const { queryClient } = services;
  const keyOf = (versao: number) =>
    savedBudgetQuery(services, { id: 7, versao }).queryKey;
  const dados = { status: "enviada", receipts: [], clientes: 1 };
  queryClient.setQueryData(keyOf(3), { ...savedRow(7, 3), dados });
  await save({ over: { id: 7, version: 3 } });
  const known = queryClient.getQueryData<SavedBudget>(keyOf(4))!;
  expect(known).toMatchObject({
    versao: 4,
    dados: { status: "enviada", receipts: [], eventData: { guests: 137 } },
  });
  expect(known.dados).not.toHaveProperty("clientes");
  // It is read again when it is shown.
  expect(queryClient.getQueryState(keyOf(4))!.isInvalidated).toBe(true);
});
