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

/** A number. While what is typed is empty or out of bounds, it stays in the field, and the number before it counts. */
export function BoundedField({
  value,
  min,
  max,
  onChange,
  ...field
}: BoundedFieldProps) {
  const [refused, refuse] = useState<number | "" | null>(null);
  const [before, setBefore] = useState(value);
  return (
    <NumberField
      {...field}
      emptied="empty"
      value={refused ?? value}
      error={
        refused === null
          ? undefined
          : `Use de ${min} a ${max}. Até lá vale ${before.toLocaleString("pt-BR")}.`
      }
      onFocus={() => {
        if (refused === null) setBefore(value);
      }}
      onChange={(typed) => {
        const isGood = typed !== "" && typed >= min && typed <= max;
        refuse(isGood ? null : typed);
        onChange(isGood ? typed : before);
      }}
    />
  );
}
