import { driftOf } from "../fake-adapter.ts";
import type { RemoteScenarios } from "../scenario.ts";

/**
 * Declares the tests of a remote's scenario answers: they match the table of calls. The browser tests render them.
 */
export function testScenarios(remote: RemoteScenarios): void {
  test("no id stands for two scenarios", () => {
    const ids = remote.scenarios.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("no answer differs from the table of calls", () => {
    expect(driftsOf(remote)).toEqual([]);
  });
}

/** Where a remote's scenario answers differ from the table of calls: each scenario's id, and how. */
export function driftsOf(remote: RemoteScenarios): [string, string][] {
  return remote.scenarios.flatMap(({ id, api }) =>
    driftOf([...remote.api(), ...(api?.() ?? [])]).map(
      (drift): [string, string] => [id, drift],
    ),
  );
}
