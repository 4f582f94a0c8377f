import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { NumberField } from "shared-ui/number-field/NumberField";
import {
  LINE_PARTS,
  unitLabel,
  unitOptions,
} from "shared-contracts/platform/rules";
import { changeUnit, takeMeasure } from "../units/change-unit.ts";
import {
  type Measure,
  type MeasuredRow,
  measureOf,
  setMeasure,
} from "../units/measure.ts";
import { inRowUnit } from "../units/named-unit.ts";
import {
  measureText,
  typedMeasure,
  unreadQuantity,
} from "../units/typed-measure.ts";
import { useReadingHint } from "../hints/useReadingHint.ts";
import { useStepSession } from "../useStepSession.ts";

interface QuantityFieldProps extends MeasuredRow, Measure {
  /** Whether the quantity is for one person. */
  perPerson: boolean;
  /** Whether the row has a price, which a unit of another kind would make wrong. */
  isPriced: boolean;
  /** Whether a pasted cell could not be read. */
  marked: boolean;
}

/** More decimals of a piece come from a division that has no end. */
const PIECE_DECIMALS = 3;

/**
 * The quantity of a row with its unit, second column. Another unit keeps the number; one that is typed with a number is
 * converted, and of another kind it replaces the row's while the row has no price. [typed-sums-and-units]
 */
export function QuantityField({
  row,
  part,
  quantity,
  unit,
  perPerson,
  isPriced,
  marked,
}: QuantityFieldProps) {
  const { history } = useAppState().store;
  const session = useStepSession();
  const { screen, startsEmpty, quantityField } = LINE_PARTS[part];
  // Another key draws the field anew, without the text that could not be read.
  const [answers, setAnswers] = useState(0);
  const change = { row, part, perPerson, session, history };
  const hintOf = useReadingHint(row);
  return (
    <NumberField
      key={answers}
      label={screen.columns.quantity ?? "Qtd. por pessoa"}
      labelVisibility="phone"
      data-column="quantity"
      enterKeyHint="next"
      value={quantity}
      emptied={startsEmpty ? "empty" : "zero"}
      onChange={(typed) => setMeasure(change, { quantity: typed })}
      onRead={hintOf({
        about: "quantity",
        unit: unitLabel(unit),
        value: () => measureOf(change).quantity,
        set: (meant) => setMeasure(change, { quantity: meant }),
      })}
      onWorked={(text) => history.keepTyped(row, quantityField, text)}
      inUnit={(amount, typed) => inRowUnit(part, unit, amount, typed)}
      sumDecimals={unit === "un" ? PIECE_DECIMALS : undefined}
      marked={marked}
      preview={(text) => {
        const typed = isPriced ? undefined : typedMeasure(part, text);
        return (
          typed &&
          `= ${measureText(typed)}, a unidade muda de ${unitLabel(unit)} para ${unitLabel(typed.unit)}`
        );
      }}
      refuse={(text) => {
        const typed = typedMeasure(part, text);
        return typed && typed.unit !== unit
          ? takeMeasure(change, typed, isPriced, () => setAnswers(answers + 1))
          : unreadQuantity(part, text, measureOf(change));
      }}
      unit={{
        label: "Unidade",
        value: unit,
        // One the row already has stays on offer.
        options: unitOptions(part, unit),
        onChange: (chosen) => changeUnit(change, chosen),
      }}
    />
  );
}
