import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import {
  configure,
  observable,
  runInAction,
} from "shared-contracts/platform/state";
import { createNotifier } from "shared-ui/toast/createNotifier";
import type { LoggedCall } from "../call-log.ts";
import { readConditions } from "../conditions.ts";
import {
  type IsolationParts,
  listedScenarios,
  type RemoteScenarios,
  type Scenario,
  scenarioOf,
} from "../scenario.ts";
import {
  onMessageFrom,
  type PanelMessage,
  sendTo,
  SHOW_SCENARIO,
} from "../messages.ts";
import { createActor } from "./actor.ts";
import { runClock } from "./faster-clock.ts";
import { fillStorage, fixClock, tellPanel } from "./page-conditions.ts";
import { openRemote } from "./open-remote.ts";
import { forgetRealToken, realScene } from "./real-scene.tsx";
import { fakeScene } from "./scene.ts";
import { stageServices } from "./services.ts";
import { FailedArea, Stage } from "./Stage.tsx";
import { withFault } from "./with-fault.ts";

/**
 * Starts one scenario; the page's `data-scenario` is its progress: `playing`, `ready` or `failed`, and its title the
 * scenario's id. Another follows on the open page when `SHOW_SCENARIO` names it.
 */
export async function startStage({ scenarios, api }: IsolationParts) {
  configure({ enforceActions: "always" });
  const search = new URLSearchParams(location.search);
  const conditions = readConditions(location.search);
  if (panel()) tellPanel(panel);
  if (conditions.clock) fixClock(conditions.clock);
  if (conditions.storage) fillStorage();
  const listed = listedScenarios(scenarios, api);
  const trouble = followPanel(conditions);
  const onCall = (logged: LoggedCall) => sendTo(panel(), { logged });
  const basename = `${location.pathname.replace(/[^/]*$/, "")}stage`;

  /** Returns a function that takes the scenario off the page. */
  async function show(scenario: Scenario, path: string): Promise<() => void> {
    const root = createRoot(document.getElementById("root")!);
    document.title = scenario.id;
    if (scenario.offline) setOffline(true);
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
    // As the shell does with its first page.
    await Promise.all([loadPage(module, scenarios, path), fetchCallLibrary()]);
    // The clock also times out downloads: speed it up only now.
    const endClock =
      scenario.clock === undefined ? undefined : runClock(scenario.clock);
    // The remote navigates below the stage's address, so that back and forward work and no server must know its paths.
    history.replaceState(null, "", basename + path);
    const { fault } = scenario;
    const area = {
      pages: scenarios.pages,
      module: fault ? withFault(module, fault) : module,
    };
    const router = createBrowserRouter(
      [
        {
          path: "*",
          element: <Stage {...area} services={services} notifier={notifier} />,
          errorElement: <FailedArea {...area} />,
        },
      ],
      { basename },
    );
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    await play(scenario);
    return () => {
      root.unmount();
      router.dispose();
      endClock?.();
      setOffline(false);
    };
  }

  const first = scenarioOf(listed, conditions.scenario);
  let shown = show(first, search.get("path") ?? first.path);
  document.addEventListener(SHOW_SCENARIO, (event) => {
    const next = scenarioOf(listed, (event as CustomEvent<string>).detail);
    delete document.documentElement.dataset.scenario;
    shown = shown.then((end) => {
      end();
      return show(next, next.path);
    });
  });
  await shown;
}

/** Makes the browser report that it is offline. */
function setOffline(offline: boolean) {
  if (offline)
    Object.defineProperty(navigator, "onLine", {
      configurable: true,
      get: () => false,
    });
  else Reflect.deleteProperty(navigator, "onLine");
}

function panel(): Window | null {
  return window.parent === window ? null : window.parent;
}

/** The panel's current conditions: latency, failures, answers by call, theme. */
function followPanel({ latency, failures, answers, theme }: PanelMessage) {
  const shown = observable({ current: theme });
  const trouble = { latency, failures, answers, shown };
  const show = () => (document.documentElement.dataset.theme = shown.current);
  show();
  onMessageFrom<PanelMessage>(panel, (message) => {
    const { latency, failures, answers } = message;
    Object.assign(trouble, { latency, failures, answers });
    runInAction(() => (shown.current = message.theme));
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
