import { EVENT_TYPES } from "../entities/event-types.ts";
import { FIXED_COSTS } from "../parts/fixed-costs.ts";
import { ROLES } from "./roles.ts";
import { BLANK } from "../templates/blank.ts";
import { WIZARD_STEPS } from "../parts/wizard-steps.ts";

test("31 kinds of event, none twice", () => {
  expect(EVENT_TYPES).toHaveLength(31);
  expect(new Set(EVENT_TYPES).size).toBe(31);
});

test("nine steps, each with a different path", () => {
  expect(new Set(WIZARD_STEPS.map((step) => step.path)).size).toBe(9);
});

test("the fixed costs are those every budget stores, in the same order", () => {
  expect(FIXED_COSTS.map((cost) => cost.key)).toEqual(
    Object.keys(BLANK.fixedCosts),
  );
});

test("thirteen roles, the free one last", () => {
  expect(ROLES).toHaveLength(13);
  expect(ROLES.at(-1)?.id).toBe("custom");
});
