import "shared-ui/layers.css";
import "shared-ui/reset.css";
import "shared-ui/tokens.css";
import type { RemoteScenarios } from "./scenario.ts";

/** What the page is, for its two halves. */
export interface IsolationParts {
  scenarios: RemoteScenarios;
  /** The remote's version. */
  version: string;
  /** The address of the real API, when that answers in the place of the fakes. */
  api: string | null;
}

/**
 * Starts a remote alone: the panel with its list of scenarios, or with `stage` in the address the one on stage.
 * Each half is its own download.
 */
export async function startIsolation(
  load: () => Promise<RemoteScenarios>,
): Promise<void> {
  const [scenarios, api] = await Promise.all([load(), readApi()]);
  const parts: IsolationParts = { scenarios, version: APP_VERSION, api };
  if (new URLSearchParams(location.search).has("stage")) {
    const { startStage } = await import("./stage/start-stage.tsx");
    await startStage(parts);
  } else {
    const { startPanel } = await import("./panel/start-panel.tsx");
    startPanel(parts);
  }
}

/** The command that serves the page says whether a real API stands behind it; any other server does not. */
async function readApi(): Promise<string | null> {
  const answer = await fetch("isolation.json");
  if (!answer.ok) return null;
  const { api } = (await answer.json()) as { api: string | null };
  return api;
}
