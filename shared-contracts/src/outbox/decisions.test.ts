import { readFollowUp } from "../entities/follow-up.ts";
import {
  budgetOf,
  FakeAccount,
  openDevice,
  order,
  over,
} from "./device.test-data.ts";

/** A device that shows a saved budget and the request of a client; both have the id 1. */
async function withBoth() {
  const account = new FakeAccount();
  const device = openDevice(account);
  const { outbox } = device;
  await outbox.save(order("a", budgetOf(100)));
  const seen = device.open(1);
  const remove = (ifMatch = 1) =>
    outbox.decide(
      "deleteBudget",
      { params: { id: 1 }, ifMatch },
      { name: "Festa", row: null },
    );
  const approve = () =>
    outbox.decide(
      "approveReceivedBudget",
      { params: { id: 1 }, ifMatch: 1 },
      { name: "Marina", row: null },
    );
  return { ...device, seen, remove, approve };
}

test("with a network both are answered at once, and what is refused is thrown and not kept", async () => {
  const { remove, approve, account, state } = await withBoth();
  await expect(remove(9)).rejects.toMatchObject({ code: "VERSION_MISMATCH" });
  expect(state.shown.acts).toEqual([]);
  expect(await approve()).toEqual({ success: true });
  expect(await remove()).toEqual({ success: true });
  expect([...account.deleted]).toEqual([1]);
  expect(state.shown).toMatchObject({ acts: [], done: [] });
});

test("without network a deletion and an approval wait, also through a reload, and are made once [changes-wait]", async () => {
  const { remove, approve, account, state, kept, end } = await withBoth();
  state.weather = "offline";
  expect(await remove()).toEqual({ success: false });
  expect(await approve()).toEqual({ success: false });
  end();
  const { outbox, state: after } = openDevice(account, kept);
  after.weather = "lost";
  await outbox.wake();
  after.weather = "fine";
  await outbox.wake();
  expect([...account.deleted]).toEqual([1]);
  expect(account.requests[0]!.status).toBe("ACCEPTED");
  expect(after.shown.acts).toEqual([]);
  expect(after.shown.done.map(({ call }) => call)).toEqual([
    "deleteBudget",
    "approveReceivedBudget",
  ]);
});

test("a deletion goes after what else waits of its budget, and its own changes are not newer versions", async () => {
  const { outbox, remove, account, state, seen } = await withBoth();
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(120), over(seen)));
  await outbox.call(
    "followBudget",
    { params: { id: 1 }, body: { status: "perdida" }, ifMatch: 1 },
    { name: "Festa", seen, shown: readFollowUp(seen.dados) },
  );
  await remove();
  state.weather = "fine";
  state.calls.length = 0;
  await outbox.wake();
  expect(state.calls).toEqual(["updateBudget", "followBudget", "deleteBudget"]);
  expect([...account.deleted]).toEqual([1]);
});

test("a deletion that meets a newer version asks, and nothing is deleted before the answer", async () => {
  const { outbox, remove, account, state, seen } = await withBoth();
  state.weather = "offline";
  await remove();
  const desk = openDevice(account);
  await desk.outbox.save(order("b", budgetOf(200), over(seen)));
  state.weather = "fine";
  await outbox.wake();
  const [asking] = state.shown.acts;
  const theirs = { nome: "Festa", dados: { eventData: { guests: 200 } } };
  expect(asking).toMatchObject({ met: { version: 2, theirs } });
  expect(state.unacted).toHaveLength(1);
  expect([...account.deleted]).toEqual([]);
  await outbox.insist(asking!.id);
  expect([...account.deleted]).toEqual([1]);
  expect(state.shown.acts).toEqual([]);
});

test("what was deleted elsewhere is deleted [gone-is-deleted]", async () => {
  const { outbox, remove, account, state } = await withBoth();
  state.weather = "offline";
  await remove();
  account.deleted.add(1);
  state.weather = "fine";
  await outbox.wake();
  expect(state.shown.acts).toEqual([]);
});

test("a deletion goes with its budget when a save made that again, as another device had deleted it", async () => {
  const { outbox, remove, account, state, seen } = await withBoth();
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(120), over(seen)));
  await remove();
  account.deleted.add(1);
  state.weather = "fine";
  await outbox.wake();
  expect(account.budgets).toHaveLength(2);
  expect([...account.deleted]).toEqual([1, 2]);
  expect(state.shown).toMatchObject({ waiting: [], acts: [] });
});

test("a deletion that the user insists on takes along the save whose question was not answered", async () => {
  const { outbox, remove, account, state, seen } = await withBoth();
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(120), over(seen)));
  await remove();
  const desk = openDevice(account);
  await desk.outbox.save(order("b", budgetOf(200), over(seen)));
  state.weather = "fine";
  await outbox.wake();
  expect(state.shown.waiting).toMatchObject([{ met: { questions: 1 } }]);
  await outbox.insist(state.shown.acts[0]!.id);
  expect([...account.deleted]).toEqual([1]);
  expect(state.shown).toMatchObject({ waiting: [], acts: [] });
});

test("what a page still saves over a budget after its deletion is a new budget, and is not deleted", async () => {
  const { outbox, remove, account, state, seen } = await withBoth();
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(110), over(seen)));
  await remove();
  await outbox.save(order("b", budgetOf(120), over(seen)));
  await outbox.save(order("b", budgetOf(130), over(seen)));
  state.weather = "fine";
  await outbox.wake();
  expect([...account.deleted]).toEqual([1]);
  expect(account.budgets).toMatchObject([
    { id: 1 },
    { id: 2, dados: { eventData: { guests: 130 } } },
  ]);
  expect(state.shown).toMatchObject({ waiting: [], acts: [] });
});

test("a deletion that was taken back is not made", async () => {
  const { outbox, remove, account, state } = await withBoth();
  state.weather = "offline";
  await remove();
  await outbox.takeBack(state.shown.acts[0]!.id);
  expect(state.unacted).toHaveLength(1);
  state.weather = "fine";
  await outbox.wake();
  expect([...account.deleted]).toEqual([]);
});

test("an approval asks about a request that was changed, and is refused for one that was decided elsewhere", async () => {
  const { outbox, approve, account, state } = await withBoth();
  state.weather = "offline";
  await approve();
  account.requests[0]!.versao = 4;
  state.weather = "fine";
  await outbox.wake();
  expect(state.shown.acts).toMatchObject([{ met: { version: 4 } }]);
  account.requests[0]!.status = "REJECTED";
  await outbox.insist(state.shown.acts[0]!.id);
  expect(state.shown.acts).toMatchObject([{ isRefused: true }]);
  expect(account.requests[0]!.status).toBe("REJECTED");
});

test("a decision that is made already is done: the answer to it may have been lost, and its key forgotten", async () => {
  const { outbox, approve, account, state } = await withBoth();
  state.weather = "offline";
  await approve();
  account.requests[0]!.status = "ACCEPTED";
  state.weather = "fine";
  await outbox.wake();
  expect(state.shown).toMatchObject({ acts: [], done: [{ name: "Marina" }] });
  expect(state.unacted).toEqual([]);
});

test("the end of a session keeps it [waiting-has-one-user]", async () => {
  const { outbox, remove, account, state } = await withBoth();
  state.weather = "out";
  await remove();
  expect(state.shown.acts).toHaveLength(1);
  state.weather = "fine";
  await outbox.wake();
  expect([...account.deleted]).toEqual([1]);
});
