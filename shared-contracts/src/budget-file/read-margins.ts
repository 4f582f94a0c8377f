import { DEFAULT_MARGINS, MARGINS } from "../catalog/margins.ts";
import type { Margins } from "../entities/margins.ts";
import { formatDecimal } from "../numbers/format-number.ts";
import { fromPercent, toPercent } from "../numbers/percent.ts";
import type { Plain } from "../entities/plain.ts";
import { statedNumber } from "./read-field.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

type Margin = (typeof MARGINS)[number];

/** Reads the three margins of a budget; a missing one has its default. */
export function readMargins(data: Plain, reading: Reading): Margins {
  const margins = MARGINS.map((margin) => {
    const value = data[margin.key];
    const fraction =
      value === undefined
        ? DEFAULT_MARGINS[margin.key]
        : readMargin(value, margin, reading);
    return [margin.key, fraction];
  });
  return Object.fromEntries(margins) as unknown as Margins;
}

/**
 * A fraction from 0 to the margin's maximum. A number above 1, or with a percent sign, is a percentage, with a note; a
 * call must send fractions. Clamps a stored margin, with a note.
 *
 * @throws Refusal for a margin out of bounds in a file or a call.
 */
function readMargin(value: unknown, margin: Margin, reading: Reading): number {
  const { key, label, maximum, readAs, limitedTo } = margin;
  const stated = statedNumber(value, key, "percent");
  const isPercent =
    Number.isFinite(stated) &&
    ((stated > 1 && reading.source !== "call") ||
      (typeof value === "string" && value.includes("%")));
  const fraction = isPercent ? fromPercent(stated) : stated;
  if (fraction >= 0 && fraction <= maximum) {
    if (isPercent)
      reading.notes.push(`${label} ${readAs} ${percentText(fraction)}`);
    return fraction + 0;
  }
  if (reading.source !== "stored")
    throw new Refusal(
      `número inválido em ${label} (aceito: de 0 a ${percentText(maximum)})`,
      key,
    );
  const clamped = fraction > maximum ? maximum : 0;
  reading.notes.push(`${label} ${limitedTo} ${percentText(clamped)}`);
  return clamped;
}

/** "30 %", "27,5 %". */
function percentText(fraction: number): string {
  return `${formatDecimal(toPercent(fraction))} %`;
}
