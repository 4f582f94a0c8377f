/**
 * What a row holds for one person, in the base unit its quantity is priced in. Beyond these bounds another unit is more
 * likely than another appetite. As decimal text, for exact arithmetic.
 */
export const USUAL_PER_PERSON = {
  kg: { least: "0.001", most: "5" },
  L: { least: "0.001", most: "5" },
  un: { least: "0", most: "50" },
} as const;

/** A line with quantity and price that costs less than this, in reais, is probably a mistake. */
export const LEAST_LINE_COST = "1";
