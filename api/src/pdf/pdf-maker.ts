import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ApiError } from "../http/api-error.ts";
import type { Proposal } from "./proposal.ts";

/** Turns proposals into PDF files, one after the other, in a thread of its own. */
export interface PdfMaker {
  /** Refuses with UNAVAILABLE when too many wait already. */
  make(proposal: Proposal): Promise<Uint8Array>;
  close(): Promise<void>;
}

type Outcome = { pdf: Uint8Array } | { error: string };

/** How many may wait at once; more would outlive the 60 s their callers wait. */
const WAITING_MAX = 20;
const TIMEOUT_MS = 30_000;

/** The thread starts with the first proposal, and anew after one that broke it. */
export function createPdfMaker(): PdfMaker {
  let worker: Worker | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function drop(): Promise<void> {
    const dropped = worker;
    worker = null;
    await dropped?.terminate();
  }

  async function run(proposal: Proposal): Promise<Uint8Array> {
    worker ??= startWorker();
    const outcome = await outcomeOf(worker, proposal).catch(async (error) => {
      await drop();
      throw error;
    });
    if ("error" in outcome) throw new Error(`PDF failed: ${outcome.error}`);
    return outcome.pdf;
  }

  return {
    make(proposal) {
      if (waiting >= WAITING_MAX) {
        return Promise.reject(new ApiError("UNAVAILABLE"));
      }
      waiting++;
      const made = last.then(() => run(proposal)).finally(() => waiting--);
      last = made.catch(() => {});
      return made;
    },
    close: drop,
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  // Waiting for work is no reason to keep the process alive.
  worker.unref();
  return worker;
}

/** Sends a proposal and waits for its answer; rejects when the thread dies or takes too long. */
async function outcomeOf(worker: Worker, proposal: Proposal): Promise<Outcome> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, "exit", { signal }).then(() => {
    throw new Error("The PDF thread ended.");
  });
  const late = setTimeout(TIMEOUT_MS, null, { signal }).then(() => {
    throw new Error("The PDF took too long.");
  });
  // `once` rejects by itself when the thread emits an error.
  const answer = once(worker, "message", { signal });
  worker.postMessage(proposal);
  try {
    const [outcome] = (await Promise.race([answer, ended, late])) as [Outcome];
    return outcome;
  } finally {
    for (const loser of [answer, ended, late]) loser.catch(() => {});
    listening.abort();
  }
}
