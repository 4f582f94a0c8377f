import { createHeavyCalls } from "./heavy-calls.ts";

const here = new AbortController().signal;
const refused = { code: "RATE_LIMITED", retryAfterSeconds: 10 };

/** `calls` heavy calls of one account, and which of them got their turn. */
function begin(
  heavyCalls: ReturnType<typeof createHeavyCalls>,
  account: string,
  calls: number,
) {
  const started: number[] = [];
  const turns = Array.from({ length: calls }, (_, index) =>
    heavyCalls.take(account, here).then((end) => {
      started.push(index);
      return end;
    }),
  );
  return { started, turns };
}

test("two run at a time, the others follow in the order of their arrival [heavy-calls-queue]", async () => {
  const { started, turns } = begin(createHeavyCalls(), "ana", 4);
  const [first] = await Promise.all(turns.slice(0, 2));
  expect(started).toEqual([0, 1]);
  first!();
  first!();
  (await turns[2])!();
  await turns[3];
  expect(started).toEqual([0, 1, 2, 3]);
});

test("eight wait; the next is refused with a Retry-After [heavy-calls-queue]", async () => {
  const heavyCalls = createHeavyCalls();
  const { turns } = begin(heavyCalls, "ana", 10);
  await expect(heavyCalls.take("ana", here)).rejects.toMatchObject(refused);
  for (const turn of turns) (await turn)();
  (await heavyCalls.take("ana", here))();
});

test("one account's calls do not hold up another's", async () => {
  const heavyCalls = createHeavyCalls();
  await Promise.all(begin(heavyCalls, "ana", 2).turns);
  const { started, turns } = begin(heavyCalls, "rui", 2);
  await Promise.all(turns);
  expect(started).toEqual([0, 1]);
});

test("a wait that is too long is refused", async () => {
  const heavyCalls = createHeavyCalls({ patienceMs: 5 });
  await Promise.all(begin(heavyCalls, "ana", 2).turns);
  await expect(heavyCalls.take("ana", here)).rejects.toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: 1,
  });
});

test("a caller that disconnects frees its place", async () => {
  const heavyCalls = createHeavyCalls({ waiting: 1 });
  const [end] = await Promise.all(begin(heavyCalls, "ana", 2).turns);
  const caller = new AbortController();
  const waiting = heavyCalls.take("ana", caller.signal);
  caller.abort();
  await expect(waiting).rejects.toMatchObject(refused);
  const next = heavyCalls.take("ana", here);
  end!();
  await next;
});
