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

type Served = Pick<IsolationParts, "api" | "build">;

/** Reads what the serving command reports, nulls behind any other server; and the build, which is a file of one. */
async function readServer(): Promise<Served & { hash: string }> {
  const answer = await fetch("isolation.json");
  const served = answer.ok
    ? ((await answer.json()) as Served)
    : { api: null, build: null };
  if (served.build !== null) return { ...served, hash: served.build };
  const stamp = await fetch("build.txt");
  return { ...served, hash: stamp.ok ? await stamp.text() : "" };
}
