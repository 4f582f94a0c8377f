import {
  NumberField,
  type NumberFieldProps,
} from "../number-field/NumberField.tsx";

export type MoneyFieldProps = Omit<
  NumberFieldProps,
  "prefix" | "kind" | "decimals"
>;

/** A number field for an amount in reais: "R$" before, at least two decimals, "/kg" or the like as suffix. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} kind="money" prefix="R$" decimals={2} />;
}
