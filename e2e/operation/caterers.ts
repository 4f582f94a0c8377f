import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { ask, type Answer } from "../src/team-deployment.ts";

/** The usual pause of a caterer between two calls, on average. */
export const PAUSE_MS = 4_000;

/** Saves of one budget, the first of which makes it. */
const SAVES = 4;
const RETRY_MS = 50;
/** The page waits 15 to 60 s for one answer. */
const ANSWER_MS = 30_000;
/** After that long without an acknowledgement a call counts as refused. */
const PATIENCE_MS = 120_000;

/** Caterers at work, each on a separate account. */
export interface Load {
  /** When each save was acknowledged, by `performance.now()`. */
  readonly saves: readonly number[];
  /** Of every call that was answered well: how long it took with its repetitions, in ms. */
  readonly taken: readonly number[];
  /** Calls that were refused for good, with their status. */
  readonly refused: readonly string[];
  /** Lets each finish the call it makes. */
  stop(): Promise<void>;
  /** Budgets whose last acknowledged save is not stored, and budgets that are stored twice. */
  compare(): Promise<{ lost: number; doubled: number }>;
}

/**
 * Each caterer reads the list, makes a budget, saves it three times more, reads it and prints it, again and again, with
 * `pauseMs` on average between calls. A call without an answer, or with a 5xx, is repeated under its key as the page
 * does.
 */
export function startCaterers({
  url,
  tokens,
  pauseMs = 0,
}: {
  url: string;
  tokens: readonly string[];
  pauseMs?: number;
}): Load {
  const saves: number[] = [];
  const taken: number[] = [];
  const refused: string[] = [];
  /** The number of the last acknowledged save, by the budget's name. */
  const acknowledged = new Map<string, number>();
  const end = new AbortController();
  const { signal } = end;

  const call = async (
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer | undefined> => {
    const started = performance.now();
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body && {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
      }),
    };
    const sent = {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    };
    const { pathname, search } = new URL(url + path);
    for (;;) {
      const answer = await ask(url, {
        ...sent,
        path: pathname + search,
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(() => null);
      const status = answer?.status ?? 0;
      if (answer && status < 300) {
        taken.push(performance.now() - started);
        return answer;
      }
      await setTimeout(RETRY_MS);
      const isFinal = status >= 300 && status < 500;
      if (isFinal || performance.now() - started > PATIENCE_MS) {
        refused.push(`${method} ${path} ${status}`);
        return undefined;
      }
    }
  };

  const visit = async (token: string) => {
    const name = randomUUID();
    let path = "/orcamentos";
    const pause = () =>
      setTimeout(pauseMs * (0.5 + Math.random()), undefined, { signal });
    const read = async (from: string) => {
      await call(token, "GET", from);
      await pause();
    };
    await read("/user/status");
    await read("/orcamentos?campos=resumo");
    for (let n = 1; n <= SAVES; n++) {
      const body = { nome: `${name} ${n}`, dados: SAMPLE_100, totalFinal: 0 };
      const answer = await call(token, n === 1 ? "POST" : "PUT", path, body);
      if (!answer) return;
      saves.push(performance.now());
      acknowledged.set(name, n);
      const { id } = JSON.parse(String(answer.body)) as { id: number };
      path = `/orcamentos/${id}`;
      await pause();
    }
    await read(path);
    const orcamentoId = Number(path.split("/").at(-1));
    await call(token, "POST", "/pdf/generate-pdf", { orcamentoId });
    await pause();
  };

  const caterer = async (token: string) => {
    // They did not all come at the same moment.
    await setTimeout(pauseMs * Math.random());
    while (!signal.aborted)
      await visit(token).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
  };
  const caterers = Promise.all(tokens.map(caterer));

  return {
    saves,
    taken,
    refused,
    async stop() {
      end.abort();
      await caterers;
    },
    async compare() {
      const stored = new Map<string, number>();
      let doubled = 0;
      for (const token of tokens) {
        const answer = await call(token, "GET", "/orcamentos?campos=resumo");
        const rows = JSON.parse(String(answer!.body)) as { nome: string }[];
        for (const [name, n] of rows.map(({ nome }) => nome.split(" "))) {
          if (stored.has(name!)) doubled++;
          stored.set(name!, Number(n));
        }
      }
      const lost = [...acknowledged].filter(
        ([name, n]) => (stored.get(name) ?? 0) < n,
      ).length;
      return { lost, doubled };
    },
  };
}
