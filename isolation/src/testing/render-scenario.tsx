import { jest } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { createNotifier } from "shared-ui/toast/createNotifier";
import { driftOf } from "../fake-adapter.ts";
import type { RemoteScenarios, Scenario } from "../scenario.ts";
import { createActor } from "../stage/actor.ts";
import { runClock } from "../stage/faster-clock.ts";
import { fakeScene } from "../stage/scene.ts";
import { stageServices } from "../stage/services.ts";
import { stageRoutes } from "../stage/Stage.tsx";
import { untoldRefusals } from "../untold-refusals.ts";
import { namedCalls } from "./named-calls.ts";

/** What a state may take on a slow machine, in ms. */
const PATIENCE_MS = 60_000;

/** Declares the component tests of a remote's scenarios: each comes to the state it names, and no answer differs from the table of calls. */
export function testScenarios(
  remote: RemoteScenarios,
  module: RemoteModule,
): void {
  // A question to the server that fails on purpose is no news.
  beforeEach(() => {
    jest.spyOn(console, "warn").mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    // What one scenario leaves in the browser is not for the next.
    localStorage.clear();
  });

  test("no id stands for two scenarios", () => {
    const ids = remote.scenarios.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("every reason for which the API may refuse a call is shown", () => {
    expect(untoldRefusals(remote, namedCalls(remote.remote))).toEqual([]);
  });

  const drawn = remote.scenarios.filter(({ large }) => !large);
  test.each(drawn.map((scenario) => [scenario.id, scenario]))(
    "%s",
    async (_, scenario) => {
      const answers = [...remote.api(), ...(scenario.api?.() ?? [])];
      expect(driftOf(answers)).toEqual([]);
      await renderScenario(remote, scenario, module);
    },
  );
}

/** Puts a scenario on a stage without a browser and waits until the state is there. */
async function renderScenario(
  remote: RemoteScenarios,
  scenario: Scenario,
  module: RemoteModule,
) {
  const notifier = createNotifier();
  const services = stageServices({
    scenario,
    scene: fakeScene(remote, scenario, () => ({ latency: 0, failures: 0 })),
    notifier,
    theme: { current: "light" },
    hurried: true,
  });
  if (scenario.offline)
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const endClock = runClock(scenario.clock ?? 1);
  try {
    const router = createMemoryRouter(
      stageRoutes(remote.pages, { module, services, notifier }),
      { initialEntries: [scenario.path] },
    );
    render(<RouterProvider router={router} />);
    await scenario.play?.(createActor(scenario.clock));
    await waitFor(
      () => expect(document.body).toHaveTextContent(scenario.shows),
      { timeout: PATIENCE_MS * Math.max(scenario.clock ?? 1, 1) },
    );
  } finally {
    endClock();
  }
}
