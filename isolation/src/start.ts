import "shared-ui/layers.css";
import "shared-ui/reset.css";
import "shared-ui/tokens.css";
import type { IsolationParts, RemoteScenarios } from "./scenario.ts";

/**
 * Starts a remote alone: the panel with its list of scenarios, or with `stage` in the address the one on stage.
 * Each half is its own download.
 */
export async function startIsolation(
  load: () => Promise<RemoteScenarios>,
): Promise<void> {
  const [scenarios, served] = await Promise.all([load(), readServer()]);
  const parts = { scenarios, version: APP_VERSION, ...served };
  if (new URLSearchParams(location.search).has("stage")) {
    const { startStage } = await import("./stage/start-stage.tsx");
    await startStage(parts);
  } else {
    const { startPanel } = await import("./panel/IsolationPanel.tsx");
    startPanel(parts);
  }
}

/** Reads what the serving command reports; nulls behind any other server. */
async function readServer(): Promise<Pick<IsolationParts, "api" | "build">> {
  const answer = await fetch("isolation.json");
  if (!answer.ok) return { api: null, build: null };
  return (await answer.json()) as Pick<IsolationParts, "api" | "build">;
}
