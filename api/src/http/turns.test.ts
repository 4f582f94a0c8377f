import { jest } from "@jest/globals";
import { ApiError } from "./api-error.ts";
import { createHeavyCalls } from "./heavy-calls.ts";
import { createTurns, type Turns } from "./turns.ts";

const refusal = () => new ApiError("RATE_LIMITED");
const refused = { code: "RATE_LIMITED" };
const createTwo = (options: { waiting?: number; patienceMs?: number } = {}) =>
  createTurns({ concurrent: 2, refusal, ...options });

/** `calls` calls of one account, and which of them got their turn. */
function begin(turns: Turns, account: string, calls: number) {
  const started: number[] = [];
  const taken = Array.from({ length: calls }, (_, index) =>
    turns.take(account).then((end) => {
      started.push(index);
      return end;
    }),
  );
  return { started, taken };
}

test("two run at a time, the others follow in the order of their arrival [heavy-calls-queue]", async () => {
  const { started, taken } = begin(createTwo(), "ana", 4);
  const [first] = await Promise.all(taken.slice(0, 2));
  expect(started).toEqual([0, 1]);
  first!();
  first!();
  (await taken[2])!();
  await taken[3];
  expect(started).toEqual([0, 1, 2, 3]);
});

test("eight wait; the next is refused with a Retry-After [heavy-calls-queue]", async () => {
  const turns = createHeavyCalls();
  const { taken } = begin(turns, "ana", 10);
  await expect(turns.take("ana")).rejects.toMatchObject({
    ...refused,
    retryAfterSeconds: 10,
  });
  for (const turn of taken) (await turn)();
  (await turns.take("ana"))();
});

test("one account's calls do not hold up another's", async () => {
  const turns = createTwo();
  await Promise.all(begin(turns, "ana", 2).taken);
  const { started, taken } = begin(turns, "rui", 2);
  await Promise.all(taken);
  expect(started).toEqual([0, 1]);
});

test("a call that waits too long is refused and never runs", async () => {
  const turns = createTwo({ patienceMs: 5 });
  const [end] = await Promise.all(begin(turns, "ana", 2).taken);
  const late = jest.fn(() => Promise.resolve());
  await expect(turns.run("ana", late)).rejects.toMatchObject(refused);
  end!();
  await turns.run("ana", () => Promise.resolve());
  expect(late).not.toHaveBeenCalled();
});

test("a caller that disconnects frees its place", async () => {
  const turns = createTwo({ waiting: 1 });
  const [end] = await Promise.all(begin(turns, "ana", 2).taken);
  const caller = new AbortController();
  const waiting = turns.take("ana", caller.signal);
  caller.abort();
  await expect(waiting).rejects.toMatchObject(refused);
  const next = turns.take("ana");
  end!();
  await next;
});

test("a call that fails does not stop the next", async () => {
  const turns = createTurns({ concurrent: 1, refusal });
  const failing = turns.run("ana", () => Promise.reject(new Error("no")));
  const next = turns.run("ana", () => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});
