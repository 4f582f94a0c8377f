import { randomUUID } from "node:crypto";
import type { ErrorReport } from "./error-report.ts";

const TIMEOUT_MS = 5000;
/** More are dropped, so that a flood of errors costs no memory. */
const UNDER_WAY_MAX = 10;

/** Takes reports; it returns at once and never throws. */
export type ErrorSink = (report: ErrorReport) => void;

/** Sends reports to a service that takes Sentry's envelopes, such as GlitchTip; nowhere without a DSN. */
export function openErrorSink(
  dsn: string | undefined,
  now: () => Date,
  onTrouble: (error: unknown) => void,
): ErrorSink {
  if (dsn === undefined) return () => undefined;
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder = "", project = ""] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const url = `${protocol}//${host}${folder}/api/${project}/envelope/`;
  const headers = {
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=banquete/1, sentry_key=${username}`,
  };
  let underWay = 0;
  return (report) => {
    if (underWay >= UNDER_WAY_MAX) return;
    underWay += 1;
    fetch(url, {
      method: "POST",
      headers,
      body: envelope(report, now()),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      })
      .catch(onTrouble)
      .finally(() => (underWay -= 1));
  };
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/ */
function envelope(report: ErrorReport, now: Date): string {
  const id = randomUUID().replaceAll("-", "");
  const { part, name, release, path, requestId, frames } = report;
  const event = {
    event_id: id,
    timestamp: now.toISOString(),
    platform: part === "api" ? "node" : "javascript",
    level: "error",
    release,
    transaction: path,
    tags: { part, request_id: requestId },
    exception: {
      values: [
        {
          type: name,
          stacktrace: {
            // Sentry lists the innermost frame last.
            frames: frames.toReversed().map(({ file, line, column }) => ({
              filename: file,
              lineno: line,
              colno: column,
            })),
          },
        },
      ],
    },
  };
  return [{ event_id: id }, { type: "event" }, event]
    .map((line) => JSON.stringify(line))
    .join("\n");
}
