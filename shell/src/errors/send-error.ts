import { isApiError } from "shared-contracts/client/api-error";
import { releaseName } from "shared-contracts/federation/remote-news";
import { remotesInPage } from "../remotes/remotes-in-page.ts";

/** More than this says nothing new about a page. */
const PER_PAGE = 10;
const STACK_MAX = 6000;

let sent = 0;

/**
 * Sends the class of an error, its places in the code, the page and the id of a call that failed to the API, which keeps
 * no message. Never throws: a report that fails must not be the next error.
 */
export async function sendError(apiUrl: string, error: unknown): Promise<void> {
  if (!(error instanceof Error) || sent >= PER_PAGE) return;
  const call = [error, error.cause].find(isApiError);
  // What the API refused is nobody's error.
  if (call === error && call.requestId === undefined) return;
  sent += 1;
  const { name, stack = "" } = error;
  const places = stack
    .split("\n")
    .filter((line) => /^\s*at |@/.test(line))
    .join("\n")
    .slice(0, STACK_MAX);
  await fetch(`${apiUrl}/telemetry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...partIn(places),
      name,
      path: location.pathname,
      stack: places,
      requestId: call?.requestId,
    }),
    keepalive: true,
  }).catch(() => undefined);
}

/** The remote whose code is innermost, and its release; else the shell. */
function partIn(places: string): { part: string; release: string } {
  for (const place of places.split("\n"))
    for (const [part, { candidate }] of remotesInPage.running) {
      const { release } = candidate;
      if (place.includes(release.base))
        return { part, release: releaseName(release) };
    }
  return { part: "shell", release: APP_VERSION };
}
