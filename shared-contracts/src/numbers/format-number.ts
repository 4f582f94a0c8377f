import { exact, toText } from "./exact.ts";

/**
 * A number as an input shows it: with a comma, all digits and no grouping. `parseNumber` returns the same number for it
 * as money, quantity or percent. [format-parse-identity]
 *
 * @example
 *   formatDecimal(1500, 2); // "1500,00"
 */
export function formatDecimal(value: number, minimumDecimals = 0): string {
  const [whole = "0", fraction = ""] = toText(exact(value)).split(".");
  const decimals = fraction.padEnd(minimumDecimals, "0");
  return decimals ? `${whole},${decimals}` : whole;
}

/** A number of people as an input shows it: "1500"; rounds up. [whole-heads] */
export function formatWhole(value: number): string {
  return formatDecimal(Math.ceil(value));
}
