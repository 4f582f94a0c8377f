import type { RemoteScenarios } from "./scenario.ts";
import {
  answer,
  inTurn,
  noNetwork,
  refusal,
  type ScenarioAnswer,
} from "./scenario-answer.ts";
import { missingRefusals } from "./missing-refusals.ts";

const activated = answer("activateTrial", { success: true });

function remoteWith(...api: ScenarioAnswer[]): RemoteScenarios {
  const scenario = {
    id: "one",
    title: "",
    group: "",
    path: "/",
    shows: "",
    api: () => api,
  };
  return { remote: "mf-x", pages: [], api: () => [], scenarios: [scenario] };
}

const ACCOUNT = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED", "PLAN_REQUIRED"];

test("a call that is only ever answered lacks all its refusals", () => {
  expect(missingRefusals(remoteWith(activated), ["activateTrial"])).toEqual([
    ...ACCOUNT,
    "activateTrial: no answer",
    "activateTrial: CONFLICT",
  ]);
});

test("a call that no scenario answers lacks them too", () => {
  expect(missingRefusals(remoteWith(), ["listPlans"])).toEqual([
    ...ACCOUNT,
    "listPlans: no answer",
  ]);
});

test("a refusal that any scenario shows counts, also when it comes after an answer", () => {
  const remote = remoteWith(
    refusal("getProfile", "UNAUTHENTICATED"),
    refusal("getProfile", "ACCOUNT_BLOCKED"),
    refusal("getProfile", "PLAN_REQUIRED"),
    noNetwork("getProfile"),
    inTurn(activated, refusal("activateTrial", "CONFLICT")),
    refusal("activateTrial", "INTERNAL"),
  );
  expect(missingRefusals(remote, ["activateTrial", "getProfile"])).toEqual([]);
});
