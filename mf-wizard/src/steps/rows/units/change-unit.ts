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
import { measureText } from "./typed-measure.ts";
import type { HintAnswer, RowHint } from "../hints/row-hint.ts";
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

/**
 * Takes a quantity that was typed in a unit of another kind, and offers to go back. The price of a row is for its own
 * kind of unit, so a row with a price is asked first: then the error of the field is returned, else null. `onAnswer` runs
 * when the question was answered.
 */
export function takeMeasure(
  change: UnitChange,
  typed: Measure,
  isPriced: boolean,
  onAnswer: () => void,
): string | null {
  const { row, session } = change;
  const before = measureOf(change);
  const [from, to] = [before.unit, typed.unit].map(unitLabel);
  const take = () =>
    asOneStep(change, () =>
      setMeasure(change, {
        ...typed,
        ...(before.packageSize !== undefined && { packageSize: 0 }),
      }),
    );
  const say = (hint: Pick<RowHint, "tone" | "text" | "answers" | "isTrue">) =>
    session.showHint(row, { about: "quantity", ...hint });
  if (!isPriced) {
    take();
    say({
      tone: "info",
      text: `A unidade mudou de ${from} para ${to}.`,
      answers: [goBack(change, before)],
      isTrue: () => isMeasured(change, typed.unit, typed.quantity),
    });
    return null;
  }
  const answered = (act: () => void) => () => {
    act();
    session.dropHint(row);
    onAnswer();
  };
  say({
    tone: "warning",
    text: `Trocar a unidade para ${to}?`,
    answers: [
      { label: `Trocar para ${to}`, take: answered(take) },
      { label: `Manter ${measureText(before)}`, take: answered(() => {}) },
    ],
    isTrue: () => isMeasured(change, before.unit, before.quantity),
  });
  return `${to} e ${from} não se convertem.`;
}

/** The answer that brings the row's earlier unit and quantity back. */
function goBack(change: UnitChange, before: Measure): HintAnswer {
  return {
    label: `Voltar para ${unitLabel(before.unit)}`,
    take: () => {
      asOneStep(change, () => setMeasure(change, before));
      change.session.dropHint(change.row);
    },
  };
}

/** The hint after a change of unit; undefined when the price stays the same. */
function unitHint(change: UnitChange, before: Measure): RowHint | undefined {
  const { perPerson } = change;
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
  const answers = [goBack(change, before)];
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
