import * as rules from "./rules.ts";

test("the door to the rules has at most 25 names [rules-are-one-copy]", () => {
  expect(Object.keys(rules).length).toBeLessThanOrEqual(25);
});
