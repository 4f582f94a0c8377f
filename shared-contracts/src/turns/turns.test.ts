import { jest } from "@jest/globals";
import {
  atOnce,
  inTurns,
  mapping,
  mappingEach,
  takeTurns,
  type Turns,
} from "./turns.ts";

/** Counts to `size`, a number a piece; `counted` tells how far it is. */
function counting(size: number) {
  const progress = { counted: 0 };
  function* count(): Turns<string> {
    for (; progress.counted < size; progress.counted++) yield;
    return "done";
  }
  return { progress, turns: count() };
}

/** A clock on which each look takes a ms. */
function slowClock() {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now++);
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("at once it is done in one go", () => {
  const { turns, progress } = counting(100_000);
  expect(atOnce(turns)).toBe("done");
  expect(progress.counted).toBe(100_000);
});

test("what one turn is enough for is done before anything else, however slow the clock", () => {
  jest.spyOn(performance, "now").mockImplementation(() => Math.random() * 1e9);
  const done = jest.fn();
  takeTurns(counting(200).turns, done);
  expect(done).toHaveBeenCalledWith("done");
});

test("long work leaves the page time in between", async () => {
  jest.useFakeTimers();
  slowClock();
  const { turns, progress } = counting(1_000);
  const done = jest.fn();
  takeTurns(turns, done);
  expect(progress.counted).toBeLessThan(500);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test("what is left can be done now, once, or left undone", async () => {
  jest.useFakeTimers();
  slowClock();
  const done = jest.fn();
  const begun = takeTurns(counting(1_000).turns, done);
  begun.finish();
  begun.finish();
  expect(done).toHaveBeenCalledTimes(1);
  const { turns, progress } = counting(1_000);
  takeTurns(turns, done).stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(progress.counted).toBeLessThan(1_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test("who waits gets the result, hears of each turn, or of what was thrown", async () => {
  slowClock();
  const heard = jest.fn();
  expect(await inTurns(counting(1_000).turns, heard)).toBe("done");
  expect(heard.mock.calls.length).toBeGreaterThan(1);
  function* failing(): Turns<never> {
    yield;
    throw new Error("no");
  }
  await expect(inTurns(failing())).rejects.toThrow("no");
});

test("lists are made anew, an entry a piece, and lists in lists", () => {
  const doubling = (list: readonly number[]) =>
    mapping(list, (entry, index) => entry * 2 + index);
  expect([...doubling([1, 2, 3])]).toHaveLength(3);
  expect(atOnce(mappingEach([[1], [2, 3]], doubling))).toEqual([[2], [4, 7]]);
});
