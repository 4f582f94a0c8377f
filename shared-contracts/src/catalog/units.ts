const CATEGORIES = { kg: "weight", L: "volume", un: "count" } as const;

/**
 * Every unit that a row may be measured in. One `id` is `conversionFactor` of `baseUnit`; the factor is decimal text, so
 * that pricing stays exact. [unit-conversion]
 */
export const UNITS = (
  [
    // Id, name, base unit, conversion factor, name on screen.
    ["g", "grama", "kg", "0.001", "g"],
    ["kg", "quilograma", "kg", "1", "kg"],
    ["ml", "mililitro", "L", "0.001", "ml"],
    ["L", "litro", "L", "1", "L"],
    ["gal", "galão de 20 L", "L", "20", "gal"],
    ["un", "unidade", "un", "1", "un"],
    ["dz", "dúzia", "un", "12", "dz"],
    ["duzia", "dúzia", "un", "12", "dúzia"],
    ["cent", "cento", "un", "100", "cento"],
    ["dezena", "dezena", "un", "10", "dezena"],
    ["pct", "pacote", "un", "1", "pct"],
    ["embalagem", "embalagem", "un", "1", "emb."],
  ] as const
).map(([id, name, baseUnit, conversionFactor, displayName]) => ({
  id,
  name,
  category: CATEGORIES[baseUnit],
  baseUnit,
  conversionFactor,
  displayName,
}));

type Unit = (typeof UNITS)[number];

/** The id of a unit of the catalog; data may hold others. */
export type UnitId = Unit["id"];

const UNITS_BY_ID = new Map<string, Unit>(UNITS.map((unit) => [unit.id, unit]));

/** The unit with this id; undefined for an id that is not in the catalog. */
export function findUnit(id: string): Unit | undefined {
  return UNITS_BY_ID.get(id);
}

/** The name of a unit on screen, such as "cento" for cent or "emb." for embalagem; an unknown id is its own name. */
export function unitLabel(id: string): string {
  return findUnit(id)?.displayName ?? id;
}
