import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createThreadPool, type ThreadPool } from "./thread-pool.ts";

/** A job names its duration. One below zero never ends, and `NaN` ends its thread. Some names fail. */
interface Input {
  name: string;
  ms: number;
}

const answerJobs = fileURLToPath(new URL("./answer-jobs.ts", import.meta.url));
const apiError = fileURLToPath(
  new URL("../http/api-error.ts", import.meta.url),
);
let folder: string;
let script: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "threads-"));
  const file = join(folder, "worker.mjs");
  writeFileSync(
    file,
    `import { answerJobs } from ${JSON.stringify(answerJobs)};
import { ApiError } from ${JSON.stringify(apiError)};
answerJobs(async ({ name, ms }) => {
  if (name === "refused") throw new ApiError("PDF_TOO_LONG");
  if (name === "broken") throw new TypeError("no such thing");
  if (Number.isNaN(ms)) process.exit(1);
  if (ms < 0) for (;;);
  await new Promise((done) => setTimeout(done, ms));
  return name;
});`,
  );
  script = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));

let pool: ThreadPool<Input, string>;
const open = (size: number, timeoutMs = 60_000) => {
  pool = createThreadPool(script, { size, timeoutMs });
};
afterEach(() => pool.close());

const ENDLESS = { name: "endless", ms: -1 };

test("accounts take turns, one job each, however many jobs one of them has", async () => {
  open(1);
  const order: string[] = [];
  const run = async (account: string, nth: number) => {
    order.push(
      await pool.run({ name: `${account}${nth}`, ms: 0 }, { account }),
    );
  };
  await Promise.all([
    ...[1, 2, 3, 4].map((nth) => run("a", nth)),
    ...[1, 2].map((nth) => run("b", nth)),
    run("c", 1),
  ]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("an endless job of one account leaves the other thread to other accounts", async () => {
  open(2);
  const endless = pool.run(ENDLESS, { account: "a" });
  endless.catch(() => {});
  const others = ["b", "c", "b"].map((account) =>
    pool.run({ name: account, ms: 0 }, { account }),
  );
  expect(await Promise.all(others)).toEqual(["b", "c", "b"]);
});

test("when a caller disconnects, its running job ends and its waiting job is dropped", async () => {
  open(1);
  const leaving = new AbortController();
  const owner = { account: "a", left: leaving.signal };
  const running = pool.run(ENDLESS, owner);
  const waiting = pool.run(ENDLESS, owner);
  const other = pool.run({ name: "b", ms: 0 }, { account: "b" });
  leaving.abort();
  const late = pool.run(ENDLESS, owner);
  const outcomes = await Promise.allSettled([running, waiting, late]);
  const reason = expect.objectContaining({ code: "REQUEST_TIMEOUT" });
  expect(outcomes).toEqual(
    Array.from({ length: 3 }, () => ({ status: "rejected", reason })),
  );
  expect(await other).toBe("b");
});

test("a job that takes too long, ends its thread or fails does not affect other jobs", async () => {
  open(1, 2000);
  const failing = [
    [ENDLESS, "A job took more than 2000 ms."],
    [{ name: "exit", ms: NaN }, "The thread ended in the middle of a job."],
    [{ name: "broken", ms: 0 }, "The job failed: no such thing"],
  ] as const;
  for (const [input, message] of failing) {
    const job = pool.run(input, { account: "a" });
    await expect(job).rejects.toThrow(message);
  }
  const refused = pool.run({ name: "refused", ms: 0 }, { account: "a" });
  await expect(refused).rejects.toMatchObject({
    code: "PDF_TOO_LONG",
    status: 413,
  });
  expect(await pool.run({ name: "b", ms: 0 }, { account: "b" })).toBe("b");
});

test("closing rejects the waiting jobs and ends the threads", async () => {
  open(1);
  const jobs = [ENDLESS, ENDLESS].map((input) =>
    pool.run(input, { account: "a" }),
  );
  const ended = Promise.allSettled(jobs);
  await pool.close();
  const outcomes = await ended;
  expect(outcomes.map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
});
