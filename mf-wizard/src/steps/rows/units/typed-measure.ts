import type { LinePart } from "shared-contracts/parts/table";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { readTyped } from "shared-contracts/numbers/read-typed";
import { unitLabel, unitOptions } from "shared-contracts/platform/rules";
import type { Measure } from "./measure.ts";
import { namedUnit } from "./named-unit.ts";

type TypedMeasure = Measure & { quantity: number };

/** A quantity typed with a unit that the part offers, of whatever kind: "2 kg", "3*350ml". */
export function typedMeasure(
  part: LinePart,
  text: string,
): TypedMeasure | undefined {
  let measure: TypedMeasure | undefined;
  readTyped(text, "quantity", (quantity, typed) => {
    const unit = namedUnit(part, "", typed);
    if (unit !== undefined && quantity > 0) measure = { quantity, unit };
    return unit === undefined ? null : quantity;
  });
  return measure;
}

/** "200 g". */
export function measureText({ quantity, unit }: Measure): string {
  return `${formatDecimal(Number(quantity))} ${unitLabel(unit)}`;
}

/** The error of a quantity that cannot be read, with the units that can be, and the quantity that stays. */
export function unreadQuantity(
  part: LinePart,
  text: string,
  now: Measure,
): string {
  const labels = unitOptions(part, now.unit).map(({ label }) => label);
  const units = new Intl.ListFormat("pt-BR", { type: "disjunction" });
  return `Não entendi “${unreadWord(text)}”. Use ${units.format(labels)}. Vale o anterior: ${measureText(now)}.`;
}

/** The word after a number, or the whole text: "pratos" of "2 pratos". */
function unreadWord(text: string): string {
  const trimmed = text.trim();
  return /^[\d\s.,]*\d\s*(\p{L}+)$/u.exec(trimmed)?.[1] ?? trimmed;
}
