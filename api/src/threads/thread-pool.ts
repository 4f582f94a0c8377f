import { Worker } from "node:worker_threads";
import { ApiError } from "../http/api-error.ts";
import type { Outcome } from "./answer-jobs.ts";

/** The account that a job belongs to: accounts take turns. */
export interface JobOwner {
  account: string;
  /** Aborts when the caller no longer waits for the job. */
  left?: AbortSignal | undefined;
}

/** A few threads for work that would block the main thread. */
export interface ThreadPool<Input, Output> {
  /** Rejects with the job's refusal, when it takes too long, and when its caller disconnects. */
  run(input: Input, owner: JobOwner): Promise<Output>;
  /** Rejects every job and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadLoad {
  /** The jobs that run and those that wait for a thread. */
  load(): { running: number; waiting: number };
}

export interface ThreadPoolOptions {
  size: number;
  /** How long one job may run, in milliseconds. */
  timeoutMs: number;
}

interface Job<Input, Output> extends JobOwner {
  input: Input;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** Limits a job's memory, so that it cannot use up the process's. */
const HEAP_MB = 512;

/**
 * Runs jobs of `script`, which must call `answerJobs`. Threads start with the first jobs. Accounts take turns, one job
 * each, however many jobs one of them has. A job whose caller disconnects is dropped: a running job ends with its
 * thread, and the next job gets a new thread.
 */
export function createThreadPool<Input, Output>(
  script: URL,
  { size, timeoutMs }: ThreadPoolOptions,
): ThreadPool<Input, Output> & ThreadLoad {
  /** Waiting jobs by account; the first account is next. */
  const queues = new Map<string, Set<Job<Input, Output>>>();
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();
  let running = 0;

  function startThread(): Worker {
    const thread = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // An idle thread does not keep the process alive.
    thread.unref();
    threads.add(thread);
    // The running job handles the error too; without a listener it would end the process.
    thread.on("error", () => {});
    thread.once("exit", () => {
      threads.delete(thread);
      idle.delete(thread);
    });
    return thread;
  }

  function takeNext(): Job<Input, Output> | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [account, jobs] = first;
    const [job] = jobs;
    queues.delete(account);
    if (job) jobs.delete(job);
    if (jobs.size > 0) queues.set(account, jobs);
    return job;
  }

  function startJobs(): void {
    while (running < size) {
      const job = takeNext();
      if (!job) return;
      running++;
      void runJob(job).finally(() => {
        running--;
        startJobs();
      });
    }
  }

  async function runJob(job: Job<Input, Output>): Promise<void> {
    const [thread = startThread()] = idle;
    idle.delete(thread);
    try {
      const outcome = await outcomeOf<Output>(thread, job, timeoutMs);
      idle.add(thread);
      if ("value" in outcome) job.resolve(outcome.value);
      else job.reject(toError(outcome));
    } catch (error) {
      job.reject(error);
      await thread.terminate();
    }
  }

  function leaveQueue(job: Job<Input, Output>): void {
    const jobs = queues.get(job.account);
    if (!jobs?.delete(job)) return;
    if (jobs.size === 0) queues.delete(job.account);
    job.reject(callerLeft());
  }

  return {
    run: (input, { account, left }) =>
      new Promise((resolve, reject) => {
        if (left?.aborted) return reject(callerLeft());
        const job = { input, account, left, resolve, reject };
        const jobs = queues.get(account) ?? new Set();
        queues.set(account, jobs.add(job));
        left?.addEventListener("abort", () => leaveQueue(job), { once: true });
        startJobs();
      }),
    load: () => ({
      running,
      waiting: [...queues.values()].reduce((sum, jobs) => sum + jobs.size, 0),
    }),
    close: async () => {
      const waiting = [...queues.values()].flatMap((jobs) => [...jobs]);
      queues.clear();
      for (const job of waiting) job.reject(new ApiError("UNAVAILABLE"));
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** Sends a job and waits for its outcome. Rejects when the thread ends, takes too long, or the caller disconnects. */
function outcomeOf<Output>(
  thread: Worker,
  { input, left }: { input: unknown; left?: AbortSignal | undefined },
  timeoutMs: number,
): Promise<Outcome<Output>> {
  return new Promise<Outcome<Output>>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      thread.off("message", answer).off("error", fail).off("exit", end);
      left?.removeEventListener("abort", leave);
      act();
    };
    const answer = (outcome: Outcome<Output>) => settle(() => resolve(outcome));
    const fail = (error: unknown) => settle(() => reject(error));
    const end = () =>
      fail(new Error("The thread ended in the middle of a job."));
    const leave = () => fail(callerLeft());
    const timer = setTimeout(
      () => fail(new Error(`A job took more than ${timeoutMs} ms.`)),
      timeoutMs,
    );
    thread.on("message", answer).on("error", fail).on("exit", end);
    left?.addEventListener("abort", leave);
    thread.postMessage(input);
  });
}

function toError(outcome: Exclude<Outcome<never>, { value: never }>): Error {
  return "refused" in outcome
    ? new ApiError(...outcome.refused)
    : new Error(`The job failed: ${outcome.failed}`);
}

/** Nothing reads this answer. Its type keeps it from being logged as a failure. */
function callerLeft(): ApiError {
  return new ApiError("REQUEST_TIMEOUT");
}
