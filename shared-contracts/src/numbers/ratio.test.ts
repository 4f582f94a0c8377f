import { exact, ONE, ZERO } from "./exact.ts";
import { perEach } from "./ratio.ts";

test("an amount for each of a count is a division left undone", () => {
  const amount = exact(10);
  expect(perEach(amount, 3)).toEqual({
    numerator: amount,
    denominator: exact(3),
  });
  expect(perEach(amount, exact(2.5))).toEqual({
    numerator: amount,
    denominator: exact(2.5),
  });
});

test.each([
  ["a number", 0],
  ["an exact number", exact(0)],
])("an amount for each of none is 0, also where none is %s", (_, none) => {
  expect(perEach(exact(10), none)).toEqual({
    numerator: ZERO,
    denominator: ONE,
  });
});
