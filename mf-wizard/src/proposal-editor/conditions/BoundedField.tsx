import { useState } from "react";
import {
  NumberField,
  type NumberFieldProps,
} from "shared-ui/number-field/NumberField";

interface BoundedFieldProps extends Pick<
  NumberFieldProps,
  "label" | "suffix" | "kind"
> {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number whose last good value stays while what is typed is out of bounds. */
export function BoundedField({
  value,
  min,
  max,
  onChange,
  ...field
}: BoundedFieldProps) {
  const [refused, refuse] = useState<number | null>(null);
  return (
    <NumberField
      {...field}
      value={refused ?? value}
      error={refused === null ? undefined : `Use de ${min} a ${max}.`}
      onChange={(typed) => {
        const number = Number(typed);
        const isGood = number >= min && number <= max;
        refuse(isGood ? null : number);
        if (isGood) onChange(number);
      }}
    />
  );
}
