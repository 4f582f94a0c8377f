import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import {
  createBrowserRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import {
  configure,
  observable,
  runInAction,
} from "shared-contracts/platform/state";
import { createNotifier } from "shared-ui/toast/createNotifier";
import type { LoggedCall } from "../call-log.ts";
import { readConditions } from "../conditions.ts";
import { listedScenarios, scenarioOf } from "../listed-scenarios.ts";
import { onMessageFrom, type PanelMessage, tell } from "../messages.ts";
import type { RemoteScenarios, Scenario } from "../scenario.ts";
import type { IsolationParts } from "../isolation-parts.ts";
import { createActor } from "./actor.ts";
import { runClock } from "./faster-clock.ts";
import { openRemote } from "./open-remote.ts";
import { forgetRealToken, realScene } from "./real-scene.tsx";
import { fakeScene } from "./scene.ts";
import { stageServices } from "./services.ts";
import { stageRoutes } from "./Stage.tsx";

/** Starts one scenario; the page's `data-scenario` is its progress: `playing`, `ready` or `failed`. */
export async function startStage({ scenarios, api }: IsolationParts) {
  configure({ enforceActions: "always" });
  const search = new URLSearchParams(location.search);
  const asked = readConditions(location.search);
  const scenario = scenarioOf(listedScenarios(scenarios, api), asked.scenario);
  const root = createRoot(document.getElementById("root")!);
  const trouble = followPanel(asked);
  const onCall = (logged: LoggedCall) => tell(panel(), { logged });
  const path = search.get("path") ?? scenario.path;
  if (scenario.offline)
    Object.defineProperty(navigator, "onLine", { get: () => false });

  const notifier = createNotifier();
  const scene =
    api === null
      ? fakeScene(scenarios, scenario, () => trouble, onCall)
      : await realScene(root, onCall);
  const services = stageServices({
    scenario,
    scene,
    notifier,
    theme: trouble.shown,
    onSignOut: forgetRealToken,
    hurried: search.has("hurried"),
  });
  const module = await openRemote(scenarios.remote);
  await loadPage(module, scenarios, path);
  // The clock also times out downloads: speed it up only now.
  if (scenario.clock !== undefined) runClock(scenario.clock);
  root.render(
    <StrictMode>
      <RouterProvider
        router={createBrowserRouter(
          stageRoutes(scenarios.pages, { module, services, notifier }),
          { basename: moveBelowStage(path) },
        )}
      />
    </StrictMode>,
  );
  await play(scenario);
}

function panel(): Window | null {
  return window.parent === window ? null : window.parent;
}

/** The panel's current conditions: latency, failures, theme. */
function followPanel({ latency, failures, theme }: PanelMessage) {
  const shown = observable({ current: theme });
  const trouble = { latency, failures, shown };
  const show = () => (document.documentElement.dataset.theme = shown.current);
  show();
  onMessageFrom<PanelMessage>(panel, (said) => {
    Object.assign(trouble, { latency: said.latency, failures: said.failures });
    runInAction(() => (shown.current = said.theme));
    show();
  });
  return trouble;
}

/** Downloads the page that an address of the remote shows, where it shows one. */
async function loadPage(
  { pages }: RemoteModule,
  { pages: rows }: RemoteScenarios,
  path: string,
) {
  const { pathname } = new URL(path, location.origin);
  const row = rows.find((page) => page.path === pathname);
  if (row) await pages[row.page]!();
}

/** The remote navigates below the stage's address, so that back and forward work and no server must know its paths. */
function moveBelowStage(path: string): string {
  const basename = `${location.pathname.replace(/[^/]*$/, "")}stage`;
  history.replaceState(null, "", basename + path);
  return basename;
}

async function play({ play, clock }: Scenario) {
  const { dataset } = document.documentElement;
  dataset.scenario = "playing";
  try {
    await play?.(createActor(clock));
    dataset.scenario = "ready";
  } catch (error) {
    dataset.scenario = "failed";
    console.error(error);
  }
}
