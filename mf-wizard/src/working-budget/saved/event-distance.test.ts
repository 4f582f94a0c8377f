import { distanceInWords } from "./event-distance.ts";

test.each([
  ["2026-11-11", "quarta, há 11 dias", false],
  ["2026-11-21", "ontem", false],
  ["2026-11-22", "hoje", true],
  ["2026-11-23", "amanhã", true],
  ["2026-11-26", "quinta, em 4 dias", true],
  ["2026-11-29", "domingo, em 7 dias", true],
  ["2026-11-30", "segunda, em 8 dias", false],
  ["2029-11-22", "quinta, em 1.096 dias", false],
])("%s is %s", (day, text, isSoon) => {
  expect(distanceInWords(day, "2026-11-22")).toEqual({ text, isSoon });
});
