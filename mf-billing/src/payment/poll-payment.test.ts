import { jest } from "@jest/globals";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import { POLL_FOR_MS, pollPayment } from "./poll-payment.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Polls with questions that stay open until they are answered by hand. */
function start() {
  const questions: {
    answer: (status: PaymentStatus) => void;
    fail: (error: Error) => void;
  }[] = [];
  const seen: string[] = [];
  const stop = pollPayment({
    read: () =>
      new Promise((answer, fail) => void questions.push({ answer, fail })),
    onStatus: (status) => seen.push(status),
    onTimeUp: () => seen.push("time up"),
  });
  return { questions, seen, stop };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("polls every 5 s, and never twice at a time", async () => {
  const { questions, seen } = start();
  await pass(4999);
  expect(questions).toHaveLength(0);
  await pass(1);
  expect(questions).toHaveLength(1);
  await pass(20_000);
  expect(questions).toHaveLength(1);
  questions[0]!.answer("PENDING");
  await pass(5000);
  expect(questions).toHaveLength(2);
  expect(seen).toEqual(["PENDING"]);
});

test("a failed poll is logged, and the next one follows", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { questions, seen } = start();
  await pass(5000);
  questions[0]!.fail(new Error("sem conexão"));
  await pass(5000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(questions).toHaveLength(2);
  expect(seen).toEqual([]);
});

test("stops after 5 minutes, once the last question is answered [polling-stops]", async () => {
  const { questions, seen } = start();
  for (let ms = 0; ms < POLL_FOR_MS; ms += 5000) {
    await pass(5000);
    if (ms + 5000 < POLL_FOR_MS) questions.at(-1)!.answer("PENDING");
  }
  expect(questions).toHaveLength(60);
  expect(seen).not.toContain("time up");
  questions.at(-1)!.answer("CONFIRMED");
  await pass(60_000);
  expect(questions).toHaveLength(60);
  expect(seen.slice(-2)).toEqual(["CONFIRMED", "time up"]);
});

test("a machine that slept past the end polls once more", async () => {
  const { questions, seen } = start();
  jest.setSystemTime(Date.now() + 2 * POLL_FOR_MS);
  await pass(5000);
  expect(questions).toHaveLength(1);
  questions[0]!.answer("PENDING");
  await pass(60_000);
  expect(questions).toHaveLength(1);
  expect(seen).toEqual(["PENDING", "time up"]);
});

test("stopped, it neither polls nor calls back", async () => {
  const { questions, seen, stop } = start();
  await pass(5000);
  stop();
  questions[0]!.answer("CONFIRMED");
  await pass(POLL_FOR_MS);
  expect(questions).toHaveLength(1);
  expect(seen).toEqual([]);
});
