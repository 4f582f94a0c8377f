import { jest } from "@jest/globals";
import { type FollowUp, readFollowUp } from "../entities/follow-up.ts";
import type { SavedBudget } from "../entities/saved-budget.ts";
import { type FollowUpChange, rebased } from "./acts.ts";
import {
  budgetOf,
  FakeAccount,
  openDevice,
  order,
  over,
} from "./device.test-data.ts";
import type { Outbox } from "./outbox.ts";

const row = (label: string, receivedOn: string | null = null) => ({
  label,
  dueDate: "2026-12-10",
  amount: 500,
  receivedOn,
});
const DAY = "2026-11-27";
const OPEN = [row("Sinal"), row("1ª parcela")];

/** A budget that a page read, and shows with what waits. */
const onPage = (outbox: Outbox, seen: SavedBudget) => ({
  name: "Festa",
  seen,
  shown: readFollowUp(outbox.withWaiting(seen).dados),
});

/** A device with a saved budget whose instalments are open, as its page read it. */
async function withApproved() {
  const account = new FakeAccount();
  const device = openDevice(account);
  const { outbox } = device;
  await outbox.save(order("a", budgetOf(100)));
  await outbox.call(
    "followBudget",
    {
      params: { id: 1 },
      body: { status: "enviada", receipts: OPEN },
      ifMatch: 1,
    },
    onPage(outbox, account.budgets[0]!),
  );
  const seen = device.open(1);
  const follow = (body: FollowUpChange, as: SavedBudget = seen) =>
    outbox.call(
      "followBudget",
      { params: { id: 1 }, body, ifMatch: as.versao ?? null },
      onPage(outbox, as),
    );
  return { ...device, seen, follow };
}

const stored = ({ budgets }: FakeAccount) =>
  budgets[0]!.dados as unknown as FollowUp;

test("a change of status is answered at once while there is a network", async () => {
  const { follow, state, account } = await withApproved();
  expect(await follow({ status: "perdida" })).toMatchObject({
    versao: 3,
    status: "perdida",
  });
  expect(stored(account).status).toBe("perdida");
  expect(state.shown).toMatchObject({ acts: [], done: [] });
  expect(state.acted).toEqual([]);
});

test("without network, status and receipts wait, are shown as they will be, and are sent in order, once [changes-wait]", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  const receipts = [row("Sinal", DAY), row("1ª parcela")];
  expect(await follow({ receipts })).toMatchObject({ versao: 2, receipts });
  const both = [row("Sinal", DAY), row("1ª parcela", DAY)];
  expect(await follow({ receipts: both })).toMatchObject({ receipts: both });
  await follow({ status: "aprovada" });
  expect(outbox.withWaiting(seen).dados).toMatchObject({
    status: "aprovada",
    receipts: both,
  });
  expect(stored(account).receipts).toEqual(OPEN);

  state.weather = "lost";
  state.calls.length = 0;
  await outbox.wake();
  state.weather = "fine";
  await outbox.wake();
  expect(stored(account)).toMatchObject({ status: "aprovada", receipts: both });
  expect(account.budgets[0]!.versao).toBe(5);
  expect(state.shown.acts).toEqual([]);
  expect(state.acted.map(({ change }) => change)).toEqual([
    { receipts },
    { receipts: both },
    { status: "aprovada" },
  ]);
  expect(state.shown.done).toHaveLength(3);
});

test("it goes after the save of the same budget that waits, and neither conflicts with the other", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  await outbox.save(order("a", budgetOf(120), over(seen)));
  await follow({ status: "perdida" });
  state.weather = "fine";
  state.calls.length = 0;
  await follow({ receipts: [] });
  expect(state.calls).toEqual(["updateBudget", "followBudget", "followBudget"]);
  expect(state.shown).toMatchObject({ waiting: [], acts: [] });
  expect(account.budgets[0]!.dados).toMatchObject({
    eventData: { guests: 120 },
    receipts: [],
  });
});

test("marks of two devices are both there", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  await follow({ receipts: [row("Sinal", DAY), row("1ª parcela")] });
  const desk = openDevice(account);
  await desk.outbox.call(
    "followBudget",
    {
      params: { id: 1 },
      body: { receipts: [row("Sinal"), row("1ª parcela", DAY)] },
      ifMatch: 2,
    },
    onPage(desk.outbox, seen),
  );
  state.weather = "fine";
  await outbox.wake();
  expect(stored(account).receipts).toEqual([
    row("Sinal", DAY),
    row("1ª parcela", DAY),
  ]);
});

test("a page that does not show yet what waits takes nothing back [changes-wait]", async () => {
  const { outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  // As two tabs of one device: each shows what the account had.
  const shown = readFollowUp(seen.dados);
  const follow = (body: FollowUpChange) =>
    outbox.call(
      "followBudget",
      { params: { id: 1 }, body, ifMatch: 2 },
      { name: "Festa", seen, shown },
    );
  await follow({ receipts: [row("Sinal", DAY), row("1ª parcela")] });
  const both = [row("Sinal", DAY), row("1ª parcela", DAY)];
  expect(
    await follow({ receipts: [row("Sinal"), row("1ª parcela", DAY)] }),
  ).toMatchObject({ receipts: both });
  await expect(
    follow({ receipts: [row("Outra"), row("1ª parcela")] }),
  ).rejects.toMatchObject({ code: "VERSION_MISMATCH" });
  state.weather = "fine";
  await outbox.wake();
  expect(stored(account).receipts).toEqual(both);
});

test("the last status counts, also where an earlier one is asked about", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  await follow({ status: "perdida" });
  await follow({ status: "aprovada" });
  const desk = openDevice(account);
  await desk.outbox.call(
    "followBudget",
    { params: { id: 1 }, body: { status: "aprovada" }, ifMatch: 2 },
    onPage(desk.outbox, seen),
  );
  state.weather = "fine";
  await outbox.wake();
  const [asking, later] = state.shown.acts;
  expect(asking).toMatchObject({ met: { version: 3 } });
  expect(later).toMatchObject({ change: { status: "aprovada" }, met: null });
  await outbox.insist(asking!.id);
  expect(state.shown.acts).toEqual([]);
  expect(stored(account).status).toBe("aprovada");
});

test("what does not become true is told to the page: taken back, refused, or asked about", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  await follow({ status: "perdida" });
  await outbox.takeBack(state.shown.acts[0]!.id);
  expect(state.unacted).toHaveLength(1);
  await follow({ status: "perdida" });
  state.weather = "refusing";
  await outbox.wake();
  expect(state.unacted).toHaveLength(2);
  await outbox.takeBack(state.shown.acts[0]!.id);
  state.weather = "offline";
  await follow({ status: "perdida" });
  const desk = openDevice(account);
  await desk.outbox.call(
    "followBudget",
    { params: { id: 1 }, body: { status: "aprovada" }, ifMatch: 2 },
    onPage(desk.outbox, seen),
  );
  state.weather = "fine";
  await outbox.wake();
  expect(state.unacted).toHaveLength(4);
  expect(outbox.withWaiting(seen)).toBe(seen);
});

test("a status that was changed elsewhere meanwhile is never overwritten without the user", async () => {
  const { follow, outbox, state, account, seen } = await withApproved();
  state.weather = "offline";
  await follow({ status: "perdida" });
  const desk = openDevice(account);
  await desk.outbox.call(
    "followBudget",
    { params: { id: 1 }, body: { status: "aprovada" }, ifMatch: 2 },
    onPage(desk.outbox, seen),
  );
  state.weather = "fine";
  await outbox.wake();
  expect(stored(account).status).toBe("aprovada");
  const [asking] = state.shown.acts;
  expect(asking).toMatchObject({ met: { version: 3 } });
  expect(outbox.withWaiting(account.budgets[0]!).dados).toMatchObject({
    status: "aprovada",
  });
  await outbox.insist(asking!.id);
  expect(stored(account).status).toBe("perdida");
  expect(state.shown.acts).toEqual([]);
});

test("what the API refuses after waiting is kept with its reason, until the user takes it back", async () => {
  const { follow, outbox, state, account } = await withApproved();
  state.weather = "offline";
  await follow({ status: "perdida" });
  state.weather = "refusing";
  await outbox.wake();
  expect(state.shown.acts).toMatchObject([
    { isRefused: true, error: "Nome recusado" },
  ]);
  state.weather = "fine";
  await outbox.takeBack(state.shown.acts[0]!.id);
  await outbox.wake();
  expect(stored(account).status).toBe("enviada");
});

test("what is refused at once is thrown, and not kept", async () => {
  const { follow, state } = await withApproved();
  state.weather = "refusing";
  await expect(follow({ status: "perdida" })).rejects.toThrow("Nome recusado");
  expect(state.shown.acts).toEqual([]);
});

test("of two marks that wait, the first is taken back alone", async () => {
  const { follow, outbox, state, account } = await withApproved();
  state.weather = "offline";
  await follow({ receipts: [row("Sinal", DAY), row("1ª parcela")] });
  await follow({ receipts: [row("Sinal", DAY), row("1ª parcela", DAY)] });
  await outbox.takeBack(state.shown.acts[0]!.id);
  state.weather = "fine";
  await outbox.wake();
  expect(stored(account).receipts).toEqual([
    row("Sinal"),
    row("1ª parcela", DAY),
  ]);
});

test("a browser that stores nothing sends all the same, or fails as before", async () => {
  const { follow, kept, state, account } = await withApproved();
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
  kept.update = () => Promise.reject(new Error("full"));
  expect(await follow({ status: "perdida" })).toMatchObject({ versao: 3 });
  state.weather = "offline";
  await expect(follow({ status: "aprovada" })).rejects.toThrow("sem conexão");
  expect(stored(account).status).toBe("perdida");
  warn.mockRestore();
});

test.each<[string, FollowUpChange, Partial<FollowUp>, boolean]>([
  ["the same status", { status: "perdida" }, { status: "perdida" }, true],
  ["another status", { status: "perdida" }, { status: "aprovada" }, false],
  ["instalments", { status: "perdida" }, { receipts: OPEN }, true],
  [
    "another plan",
    { receipts: [row("Sinal", DAY)] },
    { receipts: OPEN },
    false,
  ],
])("meanwhile %s in the account", (_, change, now, isFine) => {
  const before: FollowUp = {
    status: "enviada",
    sent: [],
    receipts: [row("Sinal")],
    chosen: null,
  };
  expect(rebased(before, change, { ...before, ...now })).toEqual(
    isFine ? change : null,
  );
});
