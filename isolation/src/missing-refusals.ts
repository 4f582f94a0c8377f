import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import { endpoints, type EndpointName } from "shared-contracts/endpoints/table";
import type { RemoteScenarios } from "./scenario.ts";
import type { ScenarioAnswer } from "./scenario-answer.ts";

/** Codes that concern the whole account: one call of a remote is enough for each. */
const OF_THE_ACCOUNT: readonly ErrorCode[] = [
  "UNAUTHENTICATED",
  "ACCOUNT_BLOCKED",
  "PLAN_REQUIRED",
];

/** How many calls of an endpoint are checked: an answer may differ from call to call. */
const CALLS = 4;

/** How a call can fail: a code of the API, or no usable answer. */
type Failure = ErrorCode | "no answer";

/**
 * The refusals in the table of calls that no scenario of a remote shows, such as `subscribe: NOT_FOUND`; should be
 * empty. Each of the remote's `calls` needs one scenario without an answer, and one for each code.
 */
export function missingRefusals(
  remote: RemoteScenarios,
  calls: readonly EndpointName[],
): string[] {
  const shown = new Map<EndpointName, Set<Failure>>(
    calls.map((name) => [name, new Set()]),
  );
  const all = [
    ...remote.api(),
    ...remote.scenarios.flatMap(({ api }) => api?.() ?? []),
  ];
  for (const answer of all) {
    const failures = shown.get(answer.endpoint) ?? new Set();
    for (const failure of failuresOf(answer)) failures.add(failure);
    shown.set(answer.endpoint, failures);
  }
  const anywhere = new Set([...shown.values()].flatMap((some) => [...some]));
  return [
    ...OF_THE_ACCOUNT.filter((code) => !anywhere.has(code)),
    ...[...shown].flatMap(([name, failures]) =>
      expected(name)
        .filter((failure) => !failures.has(failure))
        .map((failure) => `${name}: ${failure}`),
    ),
  ];
}

function expected(name: EndpointName): Failure[] {
  const { errors }: Endpoint = endpoints[name];
  return [
    "no answer",
    ...errors.filter((code) => !OF_THE_ACCOUNT.includes(code)),
  ];
}

function failuresOf({ give }: ScenarioAnswer): Failure[] {
  return Array.from({ length: CALLS }, (_, nth) => {
    const given = give({ params: {}, body: undefined, nth });
    if (given === "offline") return "no answer";
    if (given === "silent" || given.status < 400) return undefined;
    if (given.status >= 500) return "no answer";
    return (given.body as { code: ErrorCode }).code;
  }).filter((failure) => failure !== undefined);
}
