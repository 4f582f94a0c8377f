import { exact, toText } from "./exact.ts";

/**
 * What a decimal input shows: comma, no grouping, every digit, at least `minimumDecimals` of them after the comma
 * ("1500,00" and "0,0375" for 2). `parseNumber` reads it back as the same number, as money, quantity or percent.
 */
export function formatDecimal(value: number, minimumDecimals = 0): string {
  const [whole = "0", fraction = ""] = toText(exact(value)).split(".");
  const decimals = fraction.padEnd(minimumDecimals, "0");
  return decimals ? `${whole},${decimals}` : whole;
}

/** What a field that counts people shows: "1500". `parseNumber` reads it back; a part of a person is a whole one. */
export function formatWhole(value: number): string {
  return formatDecimal(Math.ceil(value));
}
