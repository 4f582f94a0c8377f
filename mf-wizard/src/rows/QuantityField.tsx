import { unitOptions, type UnitPage } from "shared-contracts/catalog/units";
import { NumberField } from "shared-ui/number-field/NumberField";

interface QuantityFieldProps<Value extends number | ""> {
  /** "Qtd. por pessoa" unless told. */
  label?: string;
  /** `""` is an empty field, kept empty. */
  value: Value;
  onChange: (quantity: Value) => void;
  unit: string;
  /** Whose units are offered; one the row already has is kept (decision 14). */
  page: UnitPage;
  onUnitChange: (unit: string) => void;
}

/** The quantity of a row with its unit, second column. An emptied field is 0, or empty where the entity allows that. */
export function QuantityField<Value extends number | "">({
  label = "Qtd. por pessoa",
  value,
  onChange,
  unit,
  page,
  onUnitChange,
  allowEmpty,
}: QuantityFieldProps<Value> &
  ("" extends Value ? { allowEmpty: true } : { allowEmpty?: never })) {
  return (
    <NumberField
      label={label}
      labelVisibility="phone"
      data-column="quantity"
      value={value}
      emptied={allowEmpty ? "empty" : "zero"}
      onChange={(quantity) => onChange(quantity as Value)}
      unit={{
        label: "Unidade",
        value: unit,
        options: unitOptions(page, unit),
        onChange: onUnitChange,
      }}
    />
  );
}
