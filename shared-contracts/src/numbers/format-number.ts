import { exact, toText } from "./exact.ts";

/**
 * What a decimal input shows: comma, no grouping, every digit, at least `minimumDecimals` of them after the comma
 * ("1500,00" and "0,0375" for 2). `parseDecimal` reads it back as the same number.
 */
export function formatDecimal(value: number, minimumDecimals = 0): string {
  const [whole = "0", fraction = ""] = toText(exact(value)).split(".");
  const decimals = fraction.padEnd(minimumDecimals, "0");
  return decimals ? `${whole},${decimals}` : whole;
}

/** What a field that counts shows: "1500". A rare count with three decimals gets a fourth, so that `parseWhole` does not take them for thousands. */
export function formatWhole(value: number): string {
  const text = formatDecimal(value);
  return /,\d{3}$/.test(text) ? `${text}0` : text;
}
