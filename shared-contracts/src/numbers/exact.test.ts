import { jest } from "@jest/globals";
import fc from "fast-check";
import {
  add,
  compare,
  divideUp,
  exact,
  type Exact,
  isZero,
  multiply,
  ONE,
  subtract,
  sum,
  toNumber,
  toText,
  ZERO,
} from "./exact.ts";

const SCALE = 40n;

/** The value × 10^40 as a bigint, computed independently: the oracle for the operations. */
function scaled(value: Exact): bigint {
  return BigInt(value.units) * 10n ** (SCALE - BigInt(value.scale));
}

/** Decimals as text, up to 18 digits before and 10 after the point: well past what a plain number holds. */
const decimals = fc
  .tuple(
    fc.boolean(),
    fc.bigInt(0n, 10n ** 18n),
    fc.stringMatching(/^[0-9]{0,10}$/),
  )
  .map(
    ([negative, whole, fraction]) =>
      `${negative ? "-" : ""}${whole}${fraction && `.${fraction}`}`,
  )
  .map(exact);

const amounts = fc.double({
  min: 0,
  max: 1e9,
  noNaN: true,
  noDefaultInfinity: true,
});

test.each([
  [0.1, "0.1"],
  [1e-7, "0.0000001"],
  [1.5e-9, "0.0000000015"],
  [1.1, "1.1"],
  [83.37, "83.37"],
  [0.30000000000000004, "0.30000000000000004"],
  [123456789.123, "123456789.123"],
  [1e9, "1000000000"],
  [2 ** 53, "9007199254740992"],
  [1e21, "1000000000000000000000"],
  [-0.75, "-0.75"],
  [-0, "0"],
])("the number %d is the decimal %s", (value, text) => {
  expect(toText(exact(value))).toBe(text);
});

test.each([
  ["0.375", "0.375"],
  ["-12.50", "-12.5"],
  ["1e-7", "0.0000001"],
  ["2.5E3", "2500"],
  ["007", "7"],
  ["+5", "5"],
  ["1e+3", "1000"],
  ["12E-10", "0.0000000012"],
])("the text %s is the decimal %s", (text, plain) => {
  expect(toText(exact(text))).toBe(plain);
});

test.each([
  ...[NaN, Infinity, -Infinity, "", "abc", "1,5", "1.2.3", "."],
  ...["R$5", "5 kg", "--5", "5.", ".5", "5e", "5e1.5", "5e-"],
])("%p is refused", (value) => {
  expect(() => exact(value)).toThrow("is not a decimal number");
});

test("what trips plain numbers does not trip exact ones [exact-decimals]", () => {
  expect(toText(add(exact(0.1), exact(0.2)))).toBe("0.3");
  expect(toText(multiply(exact(1.1), exact(1.1)))).toBe("1.21");
  expect(toText(multiply(exact(4.35), exact(100)))).toBe("435");
  expect(toText(subtract(exact(0.3), exact(0.1)))).toBe("0.2");
  expect(toText(multiply(exact(1e-7), exact(3)))).toBe("0.0000003");
  expect(toText(add(exact(1e9), exact(1e-7)))).toBe("1000000000.0000001");
});

test("it stays exact where a plain number ends", () => {
  const largest = exact(Number.MAX_SAFE_INTEGER);
  expect(toText(add(largest, exact(2)))).toBe("9007199254740993");
  expect(toText(multiply(largest, largest))).toBe(
    "81129638414606663681390495662081",
  );
  expect(toText(subtract(add(largest, exact(2)), exact(2)))).toBe(
    "9007199254740991",
  );
});

test("any number keeps its shortest decimal and comes back the same", () => {
  fc.assert(
    fc.property(amounts, (value) => {
      expect(Number(toText(exact(value)))).toBe(value + 0);
      expect(toNumber(exact(value))).toBe(value + 0);
      expect(compare(exact(value), exact(String(value)))).toBe(0);
    }),
  );
});

test("add, subtract, multiply and compare agree with whole-number arithmetic", () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(scaled(add(a, b))).toBe(scaled(a) + scaled(b));
      expect(scaled(subtract(a, b))).toBe(scaled(a) - scaled(b));
      expect(scaled(multiply(a, b))).toBe(
        (scaled(a) * scaled(b)) / 10n ** SCALE,
      );
      expect(compare(a, b)).toBe(Math.sign(Number(scaled(a) - scaled(b))));
    }),
  );
});

test("a sum does not depend on the order", () => {
  fc.assert(
    fc.property(fc.array(amounts), (values) => {
      const forward = sum(values.map(exact));
      const backward = sum(values.toReversed().map(exact));
      expect(compare(forward, backward)).toBe(0);
    }),
  );
});

test("a large number with decimals is the decimal it is written as", () => {
  // Two neighbouring decimals of 16 digits may share a double.
  const large = fc
    .tuple(fc.integer({ min: 1e11, max: 9e12 }), fc.nat(9_999), fc.boolean())
    .map(([whole, part, negative]) => {
      const value = whole + part / 10_000;
      return negative ? -value : value;
    });
  fc.assert(
    fc.property(large, (value) => {
      expect(toText(exact(value))).toBe(String(value));
    }),
  );
});

test("units are a plain number while they are a safe integer", () => {
  for (const [value, units, scale] of [
    [exact("12.50"), 1250, 2],
    [exact(0.0001), 1, 4],
    [add(exact(0.25), exact(3)), 325, 2],
    [multiply(exact(0.25), exact(-3)), -75, 2],
    [subtract(exact("9007199254740993"), exact(2)), 9007199254740991, 0],
    [add(exact(Number.MAX_SAFE_INTEGER), ONE), 9007199254740992n, 0],
    [divideUp(exact("9007199254740993"), exact(2)), 4503599627370497, 0],
  ] as const)
    expect(value).toEqual({ units, scale });
});

test("usual amounts are calculated without a bigint, which is slow", () => {
  const slow = jest.spyOn(globalThis, "BigInt");
  try {
    for (const value of [5, 0.1, 0.25, 12.345, 0.0001, -0.75, 83.37]) {
      add(exact(value), exact(1500));
      add(exact(0.5), exact(value));
      multiply(exact(value), exact(0.0375));
    }
    expect(slow).not.toHaveBeenCalled();
  } finally {
    slow.mockRestore();
  }
});

test("two numbers are compared by sign alone", () => {
  expect(compare(exact(0.3), exact(0.1))).toBe(1);
  expect(compare(exact(0.1), exact(0.3))).toBe(-1);
  expect(compare(exact("0.30"), exact(0.3))).toBe(0);
});

test("the sum of nothing is zero, and one is not", () => {
  expect(isZero(sum([]))).toBe(true);
  expect(isZero(ZERO)).toBe(true);
  expect(isZero(exact("0.000"))).toBe(true);
  expect(isZero(multiply(exact(-3), ZERO))).toBe(true);
  expect(isZero(subtract(exact("12345678901234567890"), ONE))).toBe(false);
});

test.each([
  [0.3, 0.1, 3],
  [21, 0.7, 30],
  [150, 20, 8],
  [160, 20, 8],
  [0, 20, 0],
  [0.0000001, 1000, 1],
  [1e9, 0.0000001, 1e16],
])("%d divided by %d, rounded up, is %d", (a, b, whole) => {
  expect(toNumber(divideUp(exact(a), exact(b)))).toBe(whole);
});
