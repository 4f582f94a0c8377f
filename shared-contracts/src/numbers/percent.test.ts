import { fromPercent, toPercent } from "./percent.ts";

test.each([
  [0.07, 7],
  [0.3, 30],
  [0.333, 33.3],
  [0.0005, 0.05],
  [0, 0],
  [1, 100],
])("%d is %d percent, there and back", (fraction, percent) => {
  expect(toPercent(fraction)).toBe(percent);
  expect(fromPercent(percent)).toBe(fraction);
});
