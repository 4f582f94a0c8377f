import { jest } from "@jest/globals";
import { BroadcastChannel as Channel, locks } from "node:worker_threads";
import { waitFor } from "@testing-library/dom";
import { hurryTimersOf } from "shared-contracts/testing/hurried-timers";
import { DraftLock, type Lost } from "./draft-lock.ts";

const open: DraftLock[] = [];
const openChannel = (name: string) =>
  new Channel(name) as unknown as BroadcastChannel;

/** A tab of the browser, and how it lost the draft. */
function tab({ deaf = false } = {}) {
  const lost: Lost[] = [];
  const gained = jest.fn();
  const lock = new DraftLock({
    locks,
    openChannel: deaf
      ? () => {
          throw new Error("no channels");
        }
      : openChannel,
    onLost: (how) => lost.push(how),
    onGained: gained,
  });
  open.push(lock);
  return { lock, lost, gained };
}

// How long a tab waits for one that is just closing.
hurryTimersOf(1500);

afterEach(() => {
  for (const lock of open.splice(0)) lock.release();
  jest.restoreAllMocks();
});

test("the first tab has the draft, the second has not, and another user's is another", async () => {
  expect(await tab().lock.acquire("ana")).toBe(true);
  expect(await tab().lock.acquire("ana")).toBe(false);
  expect(await tab().lock.acquire("bia")).toBe(true);
});

test("a tab that requests it gets it after the other was notified", async () => {
  const first = tab();
  const second = tab();
  await first.lock.acquire("ana");
  await second.lock.acquire("ana");
  expect(await second.lock.takeOver()).toBe(true);
  expect([first.lost, second.lost]).toEqual([["requested"], []]);
  expect(await first.lock.takeOver()).toBe(true);
  expect([first.lost, second.lost]).toEqual([["requested"], ["requested"]]);
});

test("from a tab that does not reply it is stolen", async () => {
  const first = tab({ deaf: true });
  const second = tab();
  await first.lock.acquire("ana");
  await second.lock.acquire("ana");
  expect(await second.lock.takeOver()).toBe(true);
  expect(first.lost).toEqual(["stolen"]);
  expect(await tab().lock.acquire("ana")).toBe(false);
});

test("a tab that waits has it as soon as the other is closed, however slowly", async () => {
  const first = tab();
  const second = tab();
  await first.lock.acquire("ana");
  expect(await second.lock.acquire("ana")).toBe(false);
  expect(second.gained).not.toHaveBeenCalled();
  first.lock.release();
  await waitFor(() => expect(second.gained).toHaveBeenCalledTimes(1));
  expect(await tab().lock.acquire("ana")).toBe(false);
});

test.each([
  [999, ["requested"]],
  [1000, []],
])(
  "a request made %d ms ago makes the tab lose the draft: %j",
  async (age, lost) => {
    jest.spyOn(Date, "now").mockReturnValue(1_000_000);
    const channel = { close: () => undefined } as BroadcastChannel;
    const losses: Lost[] = [];
    const lock = new DraftLock({
      locks,
      openChannel: () => channel,
      onLost: (how) => losses.push(how),
      onGained: () => undefined,
    });
    open.push(lock);
    await lock.acquire("ana");
    const data = { at: Date.now() - age };
    channel.onmessage?.(new MessageEvent("message", { data }));
    expect(losses).toEqual(lost);
  },
);

test("a closed tab leaves it to the next that requests it", async () => {
  const first = tab();
  const second = tab();
  await first.lock.acquire("ana");
  first.lock.release();
  expect(await second.lock.acquire("ana")).toBe(true);
  expect(first.lost).toEqual([]);
});

test("the last of several requests of a tab counts, and it keeps the draft", async () => {
  const first = tab();
  const second = tab();
  await first.lock.acquire("ana");
  const earlier = second.lock.acquire("ana");
  const [, took] = await Promise.all([earlier, second.lock.takeOver()]);
  expect(took).toBe(true);
  expect(await second.lock.takeOver()).toBe(true);
  expect(second.lost).toEqual([]);
});

test.each([
  ["no locks", undefined],
  [
    "locks that are forbidden",
    { request: () => Promise.reject(new DOMException("no", "SecurityError")) },
  ],
])("in a browser with %s every tab writes", async (_, locks) => {
  const lock = new DraftLock({
    locks: locks as unknown as LockManager | undefined,
    openChannel,
    onLost: () => undefined,
    onGained: () => undefined,
  });
  open.push(lock);
  expect(await lock.acquire("ana")).toBe(true);
});
