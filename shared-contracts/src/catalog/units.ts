import type { Unit } from "../entities/unit.ts";

/** Every unit a row may be measured in. */
export const UNITS = [
  {
    id: "g",
    name: "grama",
    category: "weight",
    baseUnit: "kg",
    conversionFactor: "0.001",
    displayName: "g",
  },
  {
    id: "kg",
    name: "quilograma",
    category: "weight",
    baseUnit: "kg",
    conversionFactor: "1",
    displayName: "kg",
  },
  {
    id: "ml",
    name: "mililitro",
    category: "volume",
    baseUnit: "L",
    conversionFactor: "0.001",
    displayName: "ml",
  },
  {
    id: "L",
    name: "litro",
    category: "volume",
    baseUnit: "L",
    conversionFactor: "1",
    displayName: "L",
  },
  {
    id: "gal",
    name: "galão de 20 L",
    category: "volume",
    baseUnit: "L",
    conversionFactor: "20",
    displayName: "gal",
  },
  {
    id: "un",
    name: "unidade",
    category: "count",
    baseUnit: "un",
    conversionFactor: "1",
    displayName: "un",
  },
  {
    id: "dz",
    name: "dúzia",
    category: "count",
    baseUnit: "un",
    conversionFactor: "12",
    displayName: "dz",
  },
  {
    id: "duzia",
    name: "dúzia",
    category: "count",
    baseUnit: "un",
    conversionFactor: "12",
    displayName: "dúzia",
  },
  {
    id: "cent",
    name: "cento",
    category: "count",
    baseUnit: "un",
    conversionFactor: "100",
    displayName: "cento",
  },
  {
    id: "dezena",
    name: "dezena",
    category: "count",
    baseUnit: "un",
    conversionFactor: "10",
    displayName: "dezena",
  },
  {
    id: "pct",
    name: "pacote",
    category: "count",
    baseUnit: "un",
    conversionFactor: "1",
    displayName: "pct",
  },
  {
    id: "embalagem",
    name: "embalagem",
    category: "count",
    baseUnit: "un",
    conversionFactor: "1",
    displayName: "emb.",
  },
] as const satisfies readonly Unit[];

/** The id of a unit of the catalog; data may hold others. */
export type UnitId = (typeof UNITS)[number]["id"];

const UNITS_BY_ID = new Map<string, Unit>(UNITS.map((unit) => [unit.id, unit]));

/** The unit with this id, or undefined for one the catalog does not know. */
export function findUnit(id: string): Unit | undefined {
  return UNITS_BY_ID.get(id);
}

/** What the screen calls a unit: "cento" for cent, "emb." for embalagem; an unknown unit is shown as it is. */
export function unitLabel(id: string): string {
  return findUnit(id)?.displayName ?? id;
}
