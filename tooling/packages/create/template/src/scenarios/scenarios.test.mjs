import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { driftsOf } from "@banquete/isolation/testing/scenario-answers";
import { scenarios } from "./scenarios.ts";

test("no answer differs from the table of calls", () => {
  deepEqual(driftsOf(scenarios), []);
});
