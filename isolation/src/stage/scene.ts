import type { AxiosAdapter } from "axios";
import { loggingAdapter, type LoggedCall } from "../call-log.ts";
import { fakeAdapter, type Trouble } from "../fake-adapter.ts";
import type { RemoteScenarios, Scenario } from "../scenario.ts";

/** The API that a scenario calls, and the user it calls as. */
export interface Scene {
  adapter: AxiosAdapter;
  baseUrl: string;
  /** Null for a visitor. */
  token: string | null;
}

const claims = btoa(JSON.stringify({ sub: "cenario" }));

/** The signed-in user of a scenario: a token that names a user and grants nothing. */
const TOKEN = `e30.${claims}.`;

/** The scene of a scenario: fake services, announced at each attempt. */
export function fakeScene(
  remote: RemoteScenarios,
  scenario: Scenario,
  trouble: () => Trouble,
  onCall: (logged: LoggedCall) => void = () => undefined,
): Scene {
  const answers = [...remote.api(), ...(scenario.api?.() ?? [])];
  return {
    adapter: loggingAdapter(fakeAdapter({ answers, trouble }), onCall),
    baseUrl: "",
    token: scenario.visitor ? null : TOKEN,
  };
}
