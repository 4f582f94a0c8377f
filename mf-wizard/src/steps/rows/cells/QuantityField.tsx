import { useAppState } from "shared-contracts/federation/app-state";
import { NumberField } from "shared-ui/number-field/NumberField";
import {
  LINE_PARTS,
  unitLabel,
  unitOptions,
} from "shared-contracts/platform/rules";
import { changeUnit } from "../units/change-unit.ts";
import {
  type Measure,
  type MeasuredRow,
  measureOf,
  setMeasure,
} from "../units/measure.ts";
import { inRowUnit } from "../units/named-unit.ts";
import { useReadingHint } from "../hints/useReadingHint.ts";
import { useStepSession } from "../useStepSession.ts";

interface QuantityFieldProps extends MeasuredRow, Measure {
  /** Whether the quantity is for one person. */
  perPerson: boolean;
}

/** The quantity of a row with its unit, second column. Another unit keeps the number. */
export function QuantityField({
  row,
  part,
  quantity,
  unit,
  perPerson,
}: QuantityFieldProps) {
  const { history } = useAppState().store;
  const session = useStepSession();
  const { screen, startsEmpty } = LINE_PARTS[part];
  const change = { row, part, perPerson, session, history };
  const hintOf = useReadingHint(row);
  return (
    <NumberField
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
      inUnit={(amount, typed) => inRowUnit(part, unit, amount, typed)}
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
