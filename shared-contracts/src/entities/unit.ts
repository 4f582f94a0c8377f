/** What a unit measures. */
export type UnitCategory = "weight" | "volume" | "count";

/**
 * An entry of the unit catalog: one `id` is `conversionFactor` of `baseUnit`; the factor is decimal text so that
 * pricing stays exact.
 */
export interface Unit {
  id: string;
  name: string;
  category: UnitCategory;
  baseUnit: "kg" | "L" | "un";
  conversionFactor: string;
  displayName: string;
}
