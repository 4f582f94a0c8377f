import { jest } from "@jest/globals";
import type { SavedBudget } from "../entities/saved-budget.ts";
import type { Budget } from "../parts/budget.ts";
import { memoryKept } from "../testing/memory-outbox.ts";
import { NOTHING } from "./kept-outbox.ts";
import {
  budgetOf,
  FakeAccount,
  openDevice,
  order,
  over,
} from "./device.test-data.ts";

const guestsOf = ({ dados }: SavedBudget) => (dados as Budget).eventData.guests;
const drinksOf = ({ dados }: SavedBudget) =>
  (dados as Budget).drinks.map(({ name }) => name);

async function withSaved(...drinks: string[]) {
  const account = new FakeAccount();
  const device = openDevice(account);
  await device.outbox.save(order("a", budgetOf(100, ...drinks)));
  return { ...device, saved: device.open(1) };
}

test("a save is stored, sent and gone, and what was acknowledged is remembered", async () => {
  const { outbox, state, account } = openDevice(new FakeAccount());
  const outcome = await outbox.save(order("a", budgetOf(90)));
  expect(outcome).toMatchObject({ kind: "saved", created: true });
  expect(account.budgets).toHaveLength(1);
  expect(state.shown.waiting).toEqual([]);
  expect(state.shown.sent).toMatchObject([{ line: "a", saved: { id: 1 } }]);
  expect(state.saved).toEqual([]);
});

test("without network it waits, and the last save of a budget is the one that is sent [saves-wait]", async () => {
  const { outbox, state, account } = openDevice(new FakeAccount());
  state.weather = "offline";
  expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
    kind: "waiting",
  });
  expect(await outbox.save(order("a", budgetOf(95)))).toMatchObject({
    kind: "waiting",
  });
  expect(state.shown.waiting).toMatchObject([{ waits: true, isSent: false }]);
  expect(account.budgets).toEqual([]);
  state.weather = "fine";
  await outbox.wake();
  expect(account.budgets.map(guestsOf)).toEqual([95]);
  expect(state.shown.waiting).toEqual([]);
  expect(state.saved).toMatchObject([{ saved: { id: 1 }, isLast: true }]);
});

test("a lost answer makes no second budget, whatever is saved after it", async () => {
  const { outbox, state, account } = openDevice(new FakeAccount());
  state.weather = "lost";
  await outbox.save(order("a", budgetOf(90)));
  expect(account.budgets.map(guestsOf)).toEqual([90]);
  await outbox.save(order("a", budgetOf(95)));
  state.weather = "fine";
  expect(await outbox.save(order("a", budgetOf(99)))).toMatchObject({
    kind: "saved",
    saved: { id: 1, versao: 2 },
  });
  expect(account.budgets.map(guestsOf)).toEqual([99]);
  expect(state.shown.waiting).toEqual([]);
});

test("a page that was killed after the answer was lost sends the same once more", async () => {
  const account = new FakeAccount();
  const first = openDevice(account);
  first.state.weather = "lost";
  await first.outbox.save(order("a", budgetOf(90)));
  first.end();
  const next = openDevice(account, first.kept);
  await next.outbox.sendAll();
  expect(account.budgets).toHaveLength(1);
  expect(next.state.saved).toMatchObject([{ saved: { id: 1, versao: 1 } }]);
  // A draft that did not hear of it saves over that budget.
  await next.outbox.save(order("a", budgetOf(91)));
  expect(account.budgets.map(guestsOf)).toEqual([91]);
});

test("what two devices changed is merged after waiting", async () => {
  const { outbox, state, account, saved } = await withSaved("Água");
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(120, "Água", "Suco"), over(saved)));
  const desk = openDevice(account);
  desk.open(1);
  await desk.outbox.save(order("b", budgetOf(100, "Soda"), over(saved)));
  state.weather = "fine";
  await outbox.wake();
  expect(account.budgets.map(guestsOf)).toEqual([120]);
  expect(account.budgets.map(drinksOf)).toEqual([["Soda", "Suco"]]);
  expect(state.saved).toMatchObject([{ entry: { isMerged: true } }]);
});

test.each([
  ["mine" as const, 120, 1],
  ["theirs" as const, 150, 1],
  [new Map([["eventData/guests", "mine" as const]]), 120, 1],
  ["copy" as const, 150, 2],
])(
  "what both changed otherwise waits for the user: %j",
  async (how, guests, count) => {
    const { outbox, state, account, saved } = await withSaved();
    state.weather = "offline";
    await outbox.save(order("a", budgetOf(120), over(saved)));
    const desk = openDevice(account);
    desk.open(1);
    await desk.outbox.save(order("b", budgetOf(150), over(saved)));
    state.weather = "fine";
    await outbox.wake();
    expect(account.budgets.map(guestsOf)).toEqual([150]);
    const [asking] = state.shown.waiting;
    expect(asking).toMatchObject({ met: { questions: 1 } });
    await outbox.settle(asking!.id, how);
    expect(guestsOf(account.budgets[0]!)).toBe(guests);
    expect(account.budgets).toHaveLength(count);
    expect(state.shown.waiting).toEqual([]);
  },
);

test("a save that did not wait is refused with the newer version, and nothing is kept", async () => {
  const { outbox, state, account, saved } = await withSaved();
  const desk = openDevice(account);
  desk.open(1);
  await desk.outbox.save(order("b", budgetOf(150), over(saved)));
  const outcome = await outbox.save(order("a", budgetOf(120), over(saved)));
  expect(outcome).toMatchObject({
    kind: "failed",
    wasSent: true,
    error: { code: "VERSION_MISMATCH" },
  });
  expect(state.shown.waiting).toEqual([]);
});

test("a refusal of what waited is the user's to mend or to send again", async () => {
  const { outbox, state, account } = openDevice(new FakeAccount());
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(90)));
  state.weather = "refusing";
  await outbox.wake();
  expect(state.shown.waiting).toMatchObject([
    { isRefused: true, error: "Nome recusado" },
  ]);
  state.weather = "fine";
  await outbox.wake();
  expect(account.budgets).toEqual([]);
  await outbox.sendNow();
  expect(account.budgets).toHaveLength(1);
});

test.each(["busy", "out"] as const)(
  "a service that is %s keeps it",
  async (weather) => {
    const { outbox, state, account } = openDevice(new FakeAccount());
    state.weather = weather;
    expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
      kind: "waiting",
    });
    expect(state.retries).toHaveLength(1);
    state.weather = "fine";
    state.retries[0]!();
    await outbox.wake();
    expect(account.budgets).toHaveLength(1);
  },
);

test("another user's page sends nothing of it", async () => {
  const account = new FakeAccount();
  const device = openDevice(account);
  device.state.weather = "offline";
  await device.outbox.save(order("a", budgetOf(90)));
  device.end();
  device.state.weather = "fine";
  await device.outbox.wake();
  expect(account.budgets).toEqual([]);
  expect(await device.kept.read("8")).toEqual(NOTHING);
});

test("what a browser cannot store is sent all the same, or fails as before", async () => {
  const kept = {
    read: () => Promise.resolve(NOTHING),
    update: () => Promise.reject(new Error("full")),
  };
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
  const { outbox, state, account } = openDevice(new FakeAccount(), kept);
  state.weather = "offline";
  expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
    kind: "failed",
    wasSent: false,
  });
  state.weather = "fine";
  expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
    kind: "saved",
  });
  expect(account.budgets).toHaveLength(1);
  warn.mockRestore();
});

test("taken out of the queue, a save is not sent", async () => {
  const { outbox, state, account } = openDevice(new FakeAccount());
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(90)));
  await outbox.withdraw("a");
  state.weather = "fine";
  await outbox.wake();
  expect(account.budgets).toEqual([]);
});

test("a browser that refuses locks saves all the same", async () => {
  const locks = { request: () => Promise.reject(new Error("forbidden")) };
  const { outbox, account } = openDevice(
    new FakeAccount(),
    memoryKept(),
    locks as never,
  );
  expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
    kind: "saved",
  });
  expect(account.budgets).toHaveLength(1);
});

test("a storage that fails after the save was stored loses no acknowledged save", async () => {
  const inner = memoryKept();
  let updates = 0;
  const kept = {
    ...inner,
    update: (...args: Parameters<typeof inner.update>) =>
      ++updates > 2 ? Promise.reject(new Error("full")) : inner.update(...args),
  };
  const { outbox, account } = openDevice(new FakeAccount(), kept);
  expect(await outbox.save(order("a", budgetOf(90)))).toMatchObject({
    kind: "saved",
    saved: { id: 1 },
  });
  updates = -10;
  await outbox.wake();
  expect(account.budgets).toHaveLength(1);
  expect(outbox.kept.waiting).toEqual([]);
});
