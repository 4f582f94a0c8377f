import { folded } from "shared-contracts/formats/folded";
import { compare, exact } from "shared-contracts/numbers/exact";
import type { Drink } from "shared-contracts/parts/drinks";
import { baseUnit, toBaseUnit } from "shared-contracts/platform/rules";

/** The singular and the plural. */
export type CountWords = readonly [one: string, many: string];

/** Sold in cans, without accents. */
const CANNED =
  /\b(agua tonica|cervejas?|chopes?|coca|energeticos?|guarana|refri|refrigerantes?|sodas?)\b/;

/** The largest can and the smallest gallon, in litres. */
const LITRES = { can: exact(0.5), gallon: exact(10) };

/** What a drink's package is called by its unit, its size and its name: "latas", "garrafas", "sacos". */
export function packageWords({
  name,
  unit,
  packageSize,
}: Pick<Drink, "name" | "unit" | "packageSize">): CountWords {
  if (unit === "un") return ["garrafa", "garrafas"];
  const base = baseUnit(unit);
  if (base === "kg") return ["saco", "sacos"];
  if (base !== "L") return ["embalagem", "embalagens"];
  const size = toBaseUnit(packageSize, unit);
  if (compare(size, LITRES.gallon) >= 0) return ["galão", "galões"];
  return compare(size, LITRES.can) <= 0 && CANNED.test(folded(name))
    ? ["lata", "latas"]
    : ["garrafa", "garrafas"];
}
