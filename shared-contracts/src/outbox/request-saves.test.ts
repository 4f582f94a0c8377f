import { BudgetStore } from "../budget-store/budget-store.ts";
import type { Budget } from "../parts/budget.ts";
import { applySaved, catchUp } from "./apply-saved.ts";
import {
  budgetOf,
  FakeAccount,
  openDevice,
  order,
} from "./device.test-data.ts";

const REQUEST = { request: { id: 1, version: 1 } };

/** A device without network that saved over the request of a client. */
async function withWaiting() {
  const device = openDevice(new FakeAccount());
  const { outbox, state } = device;
  state.weather = "offline";
  expect(await outbox.save(order("a", budgetOf(120), REQUEST))).toMatchObject({
    kind: "waiting",
  });
  const [request] = device.account.requests;
  const guests = () => (request!.dados as Budget).eventData?.guests;
  /** Another device saves over it. */
  const changeElsewhere = () =>
    Object.assign(request!, { versao: 5, dados: budgetOf(80) });
  return { ...device, request: request!, guests, changeElsewhere };
}

test("a save over a request waits, and the last one is the one that is sent [saves-wait]", async () => {
  const { outbox, state, account, guests, request } = await withWaiting();
  await outbox.save(order("a", budgetOf(130), REQUEST));
  state.weather = "fine";
  await outbox.wake();
  expect(guests()).toBe(130);
  expect(request).toMatchObject({ versao: 2, status: "PENDING" });
  expect(account.budgets).toEqual([]);
  expect(state.shown.waiting).toEqual([]);
  expect(state.saved).toMatchObject([{ saved: { id: 1, versao: 2 } }]);
});

test("after a lost answer and a kill it is sent once more under its key, and what is saved next goes over it", async () => {
  const { outbox, state, kept, account, guests, end } = await withWaiting();
  state.weather = "lost";
  await outbox.wake();
  end();
  const next = openDevice(account, kept);
  const saving = next.outbox.save(order("a", budgetOf(140), REQUEST));
  expect(await saving).toMatchObject({ saved: { versao: 3 }, created: false });
  expect(guests()).toBe(140);
  expect(account.budgets).toEqual([]);
});

test.each([
  ["mine" as const, 120, 0],
  ["theirs" as const, 80, 0],
  ["copy" as const, 80, 1],
])(
  "one that meets a newer version asks, and %s does that",
  async (how, guestsThen, budgets) => {
    const { outbox, state, account, guests, changeElsewhere } =
      await withWaiting();
    changeElsewhere();
    state.weather = "fine";
    await outbox.wake();
    const [asking] = state.shown.waiting;
    expect(asking).toMatchObject({ met: { theirs: { versao: 5 } } });
    expect(guests()).toBe(80);
    await outbox.settle(asking!.id, how);
    expect(state.shown.waiting).toEqual([]);
    expect(guests()).toBe(guestsThen);
    expect(account.budgets).toHaveLength(budgets);
  },
);

test("over a request that was deleted it is refused, and stays", async () => {
  const { outbox, state, account } = await withWaiting();
  account.requests.length = 0;
  state.weather = "fine";
  await outbox.wake();
  expect(state.shown.waiting).toMatchObject([{ isRefused: true }]);
  expect(account.budgets).toEqual([]);
});

test("an approval goes after it, and against the version that it made", async () => {
  const { outbox, state, request, guests } = await withWaiting();
  const answer = await outbox.decide(
    "approveReceivedBudget",
    { params: { id: 1 }, ifMatch: 1 },
    { name: "Marina", row: null },
  );
  expect(answer).toEqual({ success: false });
  state.weather = "fine";
  await outbox.wake();
  expect(guests()).toBe(120);
  expect(request.status).toBe("ACCEPTED");
  expect(state.shown).toMatchObject({ waiting: [], acts: [] });
});

test("the working budget gets the version of the request, and stays an edit of it", async () => {
  const { outbox, state } = await withWaiting();
  const store = new BudgetStore();
  const open = () => {
    store.load(budgetOf(120), { receivedId: 1, receivedVersion: 1 });
    store.event.setGuests(121);
    store.markQueued("a");
  };
  open();
  state.weather = "fine";
  await outbox.wake();
  applySaved(store, state.saved[0]!);
  const saved = {
    receivedBudgetId: 1,
    receivedVersion: 2,
    editingBudgetId: null,
    outboxLine: null,
    hasUnsavedChanges: false,
  };
  expect(store).toMatchObject(saved);
  // The page was closed before the answer came.
  open();
  catchUp(store, state.shown);
  expect(store).toMatchObject(saved);
});
