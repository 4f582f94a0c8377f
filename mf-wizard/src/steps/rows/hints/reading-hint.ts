import { exact } from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { formatMoney } from "shared-contracts/formats/money";
import type { Reading } from "shared-ui/number-field/NumberField";
import { formatCount } from "shared-contracts/formats/count";
import type { RowHint } from "./row-hint.ts";

export interface ReadField {
  about: RowHint["about"];
  /** The value of the field now. */
  value: () => number | "";
  /** Takes the other reading. */
  set: (value: number) => void;
  /** What the quantity is counted in; undefined for money. */
  unit?: string;
}

/** The hint that says how a field read an ambiguous number, and offers the other reading. */
export function readingHint(
  { value, other, roundedFrom }: Reading,
  { about, value: now, set, unit }: ReadField,
): RowHint {
  const isMoney = unit === undefined;
  const shown = isMoney
    ? formatMoney(value)
    : `${formatDecimal(value)} ${unit}`.trim();
  return {
    about,
    tone: "info",
    text:
      other === null
        ? `${formatDecimal(roundedFrom ?? value)} virou ${formatDecimal(value)}: só números inteiros.`
        : `Lido como ${shown}. Quis dizer ${isMoney ? formatDecimal(other, 2) : formatCount(exact(other))}?`,
    answers:
      other === null
        ? []
        : [
            {
              label: `Usar ${formatDecimal(other, isMoney ? 2 : 0)}`,
              take: () => set(other),
            },
          ],
    isTrue: () => now() === value,
  };
}
