import { setTimeout } from "node:timers/promises";
import { budget, caller } from "./account.ts";

/** How long a refused caller waits before its next call: less than Retry-After. */
const AFTER_REFUSAL_MS = 1_000;
/** How long a caller waits for its PDF before it leaves. */
const PDF_PATIENCE_MS = 500;

// A separate process: the one that measures must not be busy itself.
const [url = "", token = ""] = process.argv.slice(2);
const call = caller(url, token);
const body = budget("x".repeat(4 * 1024 * 1024));
const wanted = JSON.stringify({ orcamentoId: 1 });

/** Callers in a loop, until the process ends. */
function hammer(callers: number, ask: (nth: number) => Promise<Response>) {
  const forever = async (nth: number) => {
    for (;;) {
      const answer = await ask(nth).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.status === 429) await setTimeout(AFTER_REFUSAL_MS);
    }
  };
  for (let nth = 0; nth < callers; nth++) void forever(nth);
}

hammer(6, () => call("GET", "/orcamentos"));
hammer(12, (nth) => call("PUT", `/orcamentos/${nth + 2}`, body));
hammer(24, () =>
  call(
    "POST",
    "/pdf/generate-pdf",
    wanted,
    AbortSignal.timeout(PDF_PATIENCE_MS),
  ),
);
