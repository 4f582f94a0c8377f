import { jest } from "@jest/globals";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Notice } from "shared-contracts/federation/core-services";
import { fakeDraft } from "shared-contracts/testing/fake-draft";
import { QueryClient } from "shared-contracts/platform/query";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import type { PageOutboxParts } from "./outbox-parts.ts";
import { PageOutbox } from "./page-outbox.ts";
import { ShownLists } from "./shown-lists.ts";

// jsdom has no IndexedDB: this browser stores nothing.
beforeEach(() => {
  jest.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

function openPage(userId: string | null = "1") {
  const store = new BudgetStore();
  const calls: string[] = [];
  const net = { isDown: false };
  const notices: Notice[] = [];
  const call = (name: string) => {
    calls.push(name);
    if (name === "followBudget" && net.isDown)
      return Promise.reject(
        Object.assign(new Error("sem conexão"), { code: "UNAVAILABLE" }),
      );
    return Promise.resolve({ id: 7, nome: "Festa", versao: 1 });
  };
  const outbox = new PageOutbox({
    store,
    draft: { ...fakeDraft([]), ready: false },
    client: { call } as unknown as PageOutboxParts["client"],
    notify: (notice) => void notices.push(notice),
    replaceBudget: () => Promise.resolve({ ok: true }),
    onSaved: () => undefined,
    lists: new ShownLists(
      new QueryClient(),
      createKeptAnswers(() => "1"),
    ),
    showBudget: () => undefined,
  });
  outbox.followUser(userId);
  const save = () =>
    outbox.save({
      line: "a",
      name: "Festa",
      dados: store.toBudget(),
      over: null,
      answers: null,
      key: "key-1",
    });
  return { outbox, calls, save, net };
}

test("a save that this browser cannot store is sent", async () => {
  const { outbox, calls, save } = openPage();
  expect(await save()).toMatchObject({ kind: "saved", saved: { id: 7 } });
  expect(calls).toEqual(["health", "createBudget"]);
  expect(outbox.waiting).toEqual([]);
});

test("a visitor has none", async () => {
  const { outbox, calls, save } = openPage(null);
  expect(await save()).toMatchObject({ kind: "failed", wasSent: false });
  expect(await outbox.find(7)).toBeNull();
  await outbox.sendNow();
  expect(calls).toEqual([]);
});

test("leaving with nothing that waits asks nothing", async () => {
  const { outbox } = openPage();
  const end = jest.fn();
  await outbox.leave(end);
  expect(end).toHaveBeenCalledTimes(1);
  expect(outbox.shown).toBeNull();
});

test("what one user's outbox does is over with the session [waiting-has-one-user]", async () => {
  const { outbox, calls } = openPage();
  const { outbox: sending } = await outbox.start();
  outbox.open({ what: "list" });
  outbox.followUser("2");
  expect(outbox.shown).toBeNull();
  await sending.wake();
  expect(calls).toEqual([]);
  expect((await outbox.start()).outbox).not.toBe(sending);
});

test("a change of a proposal goes through the outbox; a visitor's, and a browser's that stores nothing, is called as before", async () => {
  const { outbox, calls, net } = openPage();
  const { client } = outbox;
  const change = () =>
    client.call("followBudget", {
      params: { id: 7 },
      body: { status: "perdida" },
      ifMatch: 1,
    });
  await client.call("getBudget", { params: { id: 7 } });
  expect(await change()).toMatchObject({ id: 7 });
  net.isDown = true;
  await expect(change()).rejects.toThrow("sem conexão");
  expect(calls).toEqual(["getBudget", "followBudget", "followBudget"]);
  const visitor = openPage(null);
  await visitor.outbox.client.call("followBudget", {
    params: { id: 7 },
    body: { status: "perdida" },
  });
  expect(visitor.calls).toEqual(["followBudget"]);
});
