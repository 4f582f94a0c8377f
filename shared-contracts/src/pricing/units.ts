/**
 * Units. A quantity in any unit counts in its base unit: kg, L or un. g and ml are a thousandth; gal is 20 L;
 * dz and duzia 12, cent 100, dezena 10 units; pct, embalagem, un, kg and L are themselves. An unknown unit has the
 * factor 1. Prices are always per base unit.
 */
import { findUnit, UNITS } from "../catalog/units.ts";
import { type Exact, exact, multiply, ONE, ZERO } from "../numbers/exact.ts";

const FACTORS = new Map<string, Exact>(
  UNITS.map((unit) => [unit.id, exact(unit.conversionFactor)]),
);

/** The number of base units in one `unit`; 1 for an unknown unit. */
export function conversionFactor(unit: string): Exact {
  return FACTORS.get(unit) ?? ONE;
}

/** The base unit of `unit`, which its price is per; un for an unknown unit. */
export function baseUnit(unit: string): "kg" | "L" | "un" {
  return findUnit(unit)?.baseUnit ?? "un";
}

/** A quantity in base units; an empty one counts as 0. */
export function toBaseUnit(quantity: number | "", unit: string): Exact {
  if (quantity === "") return ZERO;
  return multiply(exact(quantity), conversionFactor(unit));
}
