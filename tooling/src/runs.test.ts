import { examples, runs } from "./runs.ts";

const cases = Array.from({ length: 10 }, (_, at) => at);

test.each([
  [1, [0]],
  [2, [0, 9]],
  [4, [0, 3, 6, 9]],
  [20, cases],
])(
  "%i examples are spread over the cases; a deep run has them all",
  (count, usual) => {
    expect(examples(cases, count)).toEqual(runs > 1 ? cases : usual);
  },
);
