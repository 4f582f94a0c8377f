import type { Row } from "shared-contracts/budget-store/row";
import { formatCount } from "shared-contracts/formats/count";
import { isZero, toNumber } from "shared-contracts/numbers/exact";
import type { Drink } from "shared-contracts/parts/drinks";
import { packagesFor } from "shared-contracts/platform/rules";
import { wholePieces } from "../general-expenses/whole-pieces.ts";
import { leftoverText, packageSizeText, packagesText } from "./drink-words.ts";
import { packageWords } from "./package-words.ts";

/**
 * How a drink is bought: "28 garrafas de 2 L, sobram 1,2 L", beside other words without the rest; for 34.25 un without a
 * package "35 garrafas".
 */
export function boughtText(row: Row<Drink>): string | undefined {
  const { fields, quantity } = row;
  const hasWords = fields.isAlcoholic || fields.isForBeer;
  const needed = packagesFor(quantity, fields);
  const words = packageWords(fields);
  if (!needed) {
    const pieces = fields.unit === "un" && wholePieces(quantity, fields.unit);
    return pieces ? packagesText(toNumber(pieces), words) : undefined;
  }
  const bought = `${packagesText(needed.packages, words)} de ${packageSizeText(fields)}`;
  return hasWords || isZero(needed.leftover)
    ? bought
    : `${bought}, ${leftoverText(needed, fields.unit, formatCount)}`;
}
