import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";
import { budgetLines } from "mf-wizard/src/rows/budget-lines.ts";
import { formatDecimal } from "shared-contracts/numbers/format-number";

/** One cell of the sample as it would be typed into a sheet, and where it stands. */
interface Cell {
  place: string;
  text: string;
}

/**
 * Every cell of the sample that a sheet would hold: rows without a quantity, what is computed and the switches of a row
 * are not among them.
 */
export function sampleCells(): string[] {
  return cellsOf(SAMPLE_100, hasQuantity).map(({ text }) => text);
}

/** Those of them that the empty template does not hold already. */
export function changedCells(): string[] {
  const blank = new Map(
    cellsOf(BLANK, () => true).map(({ place, text }) => [place, text]),
  );
  return cellsOf(SAMPLE_100, hasQuantity)
    .filter(({ place, text }) => blank.get(place) !== text)
    .map(({ text }) => text);
}

/** The presses that type cells into a sheet: their characters, and a Tab or Enter after each. */
export function keysInSheet(cells: readonly string[]): number {
  return cells.reduce((keys, cell) => keys + cell.length + 1, 0);
}

function hasQuantity({ quantity }: { quantity: number | "" }): boolean {
  return Number(quantity) > 0;
}

function cellsOf(budget: Budget, counts: typeof hasQuantity): Cell[] {
  const { eventData, fixedCosts, team } = budget;
  const { city, eventTime, guests, duration } = eventData;
  const groups = new Set<string>();
  return [
    ...Object.entries({ city, eventTime, guests, duration, ...fixedCosts }).map(
      ([place, value]) => cell(place, value),
    ),
    ...team
      .filter(counts)
      .flatMap(({ id, name, quantity, cost }) => [
        cell(`team ${id} name`, name),
        cell(`team ${id} quantity`, quantity),
        cell(`team ${id} cost`, cost),
      ]),
    ...budgetLines(budget)
      .filter(counts)
      .flatMap(({ part, id, group, name, quantity, unit, unitPrice }) => {
        const groupPlace = group && `${part} group ${group.id}`;
        const isNews = groupPlace !== undefined && !groups.has(groupPlace);
        if (isNews) groups.add(groupPlace);
        return [
          ...(isNews ? [cell(groupPlace, group?.name)] : []),
          cell(`${part} ${id} name`, name),
          cell(`${part} ${id} quantity`, quantity),
          cell(`${part} ${id} unit`, unit),
          cell(`${part} ${id} price`, unitPrice),
        ];
      }),
    ...budget.drinks.map(({ id, packageSize }) =>
      cell(`drinks ${id} package`, packageSize),
    ),
  ].filter(({ text }) => text !== "" && text !== "0");
}

function cell(place: string, value: unknown): Cell {
  const text = typeof value === "number" ? formatDecimal(value) : String(value);
  return { place, text };
}
