import type { NumberKind } from "shared-contracts/numbers/parse-number";
import { readTyped } from "shared-contracts/numbers/read-typed";
import { readingOf } from "./reading.ts";

test.each<[string, NumberKind, number, number | null, number | null]>([
  ["1.250", "quantity", 1.25, 1250, null],
  ["1.250", "money", 1250, 1.25, null],
  ["R$ 1.000", "money", 1000, 1, null],
  ["2,5", "whole", 3, null, 2.5],
])(
  "%s as %s is %d, or %p, rounded up from %p",
  (text, kind, value, other, roundedFrom) => {
    expect(readingOf(text, kind, readTyped(text, kind))).toEqual({
      value,
      other,
      roundedFrom,
    });
  },
);

test.each<[string, NumberKind]>([
  ["1.000.000", "money"],
  ["0.125", "money"],
  ["1250,00", "money"],
  ["-1.250", "money"],
  ["1,250", "quantity"],
  ["1.5", "quantity"],
  ["27.125", "percent"],
  ["1.500", "whole"],
  ["", "whole"],
  ["2*1.250", "quantity"],
  ["1e9 e mais 9999999999", "quantity"],
])("%p as %s has one meaning or none", (text, kind) => {
  expect(readingOf(text, kind, readTyped(text, kind))).toBeNull();
});
