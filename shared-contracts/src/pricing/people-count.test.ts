import { exact, toNumber } from "../numbers/exact.ts";
import { headcount, peopleCount } from "./people-count.ts";

const event = headcount(100, exact(40));

test.each([
  [true, true, 140],
  [true, false, 100],
  [false, true, 40],
  [false, false, 1],
  [undefined, undefined, 100],
  [undefined, true, 140],
  [false, undefined, 1],
])(
  "guests %p and team %p: × %d",
  (multiplyByGuests, multiplyByTeam, people) => {
    const item = { multiplyByGuests, multiplyByTeam };
    expect(toNumber(peopleCount(item, event))).toBe(people);
  },
);

test("without guests only fixed and team lines cost anything [people-multiplier]", () => {
  const empty = headcount(0, exact(40));
  expect(toNumber(peopleCount({}, empty))).toBe(0);
  expect(toNumber(peopleCount({ multiplyByGuests: false }, empty))).toBe(1);
});
