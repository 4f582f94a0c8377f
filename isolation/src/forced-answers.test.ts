import { readForced, withForced } from "./forced-answers.ts";

test("answers are chosen, changed and taken back call by call", () => {
  const one = withForced("", "subscribe", "double");
  const two = withForced(one, "listPlans", "offline");
  expect(readForced(two)).toEqual({
    subscribe: "double",
    listPlans: "offline",
  });
  expect(withForced(two, "subscribe", "")).toBe("listPlans:offline");
});

test("what cannot be chosen is left out", () => {
  expect(readForced("subscribe:explode,,listPlans,:double,a:slow")).toEqual({
    a: "slow",
  });
});
