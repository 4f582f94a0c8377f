import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began and how long it took, in µs; `tdur` counts only what its thread worked. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const TASK = "ThreadControllerImpl::RunTask";

/**
 * The longest the page's main thread was busy in one go during an act, in ms: its own work, not what other processes
 * did meanwhile.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = trace.traceEvents.filter(
    ({ name, args }) =>
      name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) =>
      name === TASK &&
      mains.some((main) => main.pid === pid && main.tid === tid),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
