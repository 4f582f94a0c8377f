import type { History } from "shared-contracts/budget-store/history";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { baseUnit, unitLabel } from "shared-contracts/platform/rules";
import { convertQuantity } from "./convert-quantity.ts";
import {
  type Measure,
  type MeasuredRow,
  measureOf,
  setMeasure,
} from "./measure.ts";
import type { RowHint } from "../hints/row-hint.ts";
import type { StepSession } from "../step-session.ts";

/** A row whose unit changes, and the callbacks for it. */
export interface UnitChange extends MeasuredRow {
  /** Whether the quantity is for one person. */
  perPerson: boolean;
  session: StepSession;
  history: History;
}

/**
 * Changes a row's unit and keeps its number; a hint offers to convert it or to go back. A package in another kind of
 * unit is cleared. After a second change the row is compared with its first unit. [unit-change-keeps-number]
 */
export function changeUnit(change: UnitChange, unit: string): void {
  const { row, session, history } = change;
  const before = session.hintOf(row)?.before ?? measureOf(change);
  const isOtherKind = baseUnit(before.unit) !== baseUnit(unit);
  history.together(() =>
    setMeasure(change, {
      unit,
      ...(before.packageSize !== undefined && {
        packageSize: isOtherKind ? 0 : before.packageSize,
      }),
    }),
  );
  const hint = session.isNew(row) ? undefined : unitHint(change, before);
  if (hint) session.showHint(row, hint);
  else session.dropHint(row);
}

/** The hint after a change of unit; undefined when the price stays the same. */
function unitHint(change: UnitChange, before: Measure): RowHint | undefined {
  const { row, session, perPerson } = change;
  const { unit } = measureOf(change);
  const quantity = Number(before.quantity);
  const lostPackage =
    Number(before.packageSize) > 0 && measureOf(change).packageSize === 0;
  const converted = convertQuantity(quantity, before.unit, unit);
  const isOtherKind = baseUnit(before.unit) !== baseUnit(unit);
  if (!lostPackage && !(quantity > 0 && (isOtherKind || converted !== null)))
    return undefined;

  const from = unitLabel(before.unit);
  const to = unitLabel(unit);
  const parts = [
    quantity > 0 &&
      `agora ${quantity === 1 ? "é" : "são"} ${formatDecimal(quantity)} ${to}${perPerson ? " por pessoa" : ""}`,
    lostPackage &&
      `a embalagem de ${formatDecimal(Number(before.packageSize))} ${from} saiu`,
  ];
  const answers = [
    {
      label: `Voltar para ${from}`,
      take: () => {
        asOneStep(change, () => setMeasure(change, before));
        session.dropHint(row);
      },
    },
  ];
  if (quantity > 0 && converted !== null)
    answers.unshift({
      label: `Converter para ${formatDecimal(converted)} ${to}`,
      take: () => convert(change, before, converted),
    });
  return {
    about: "quantity",
    tone: "warning",
    text: `De ${from} para ${to}: ${parts.filter(Boolean).join(", e ")}.`,
    answers,
    isTrue: () => isMeasured(change, unit, before.quantity),
    before,
  };
}

/** Converts a quantity that kept its number, and its package with it. */
function convert(change: UnitChange, before: Measure, converted: number): void {
  const { row, session } = change;
  const kept = measureOf(change);
  const { packageSize } = kept;
  asOneStep(change, () =>
    setMeasure(change, {
      quantity: converted,
      ...(packageSize !== undefined && {
        packageSize:
          convertQuantity(packageSize, before.unit, kept.unit) ?? packageSize,
      }),
    }),
  );
  const [from, to] = [before.unit, kept.unit].map(unitLabel);
  session.showHint(row, {
    about: "quantity",
    tone: "done",
    text: `Convertido: ${formatDecimal(Number(before.quantity))} ${from} = ${formatDecimal(converted)} ${to}.`,
    answers: [
      {
        label: "Desfazer",
        take: () => {
          asOneStep(change, () => setMeasure(change, kept));
          const hint = unitHint(change, before);
          if (hint) session.showHint(row, hint);
        },
      },
    ],
    isTrue: () => isMeasured(change, kept.unit, converted),
  });
}

function isMeasured(
  row: MeasuredRow,
  unit: string,
  quantity: number | "",
): boolean {
  const now = measureOf(row);
  return now.unit === unit && now.quantity === quantity;
}

/** Makes the edits of an answer one undo step, apart from what was typed. */
function asOneStep({ history }: UnitChange, work: () => void): void {
  history.seal();
  history.together(work);
  history.seal();
}
