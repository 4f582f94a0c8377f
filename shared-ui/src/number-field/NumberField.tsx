import {
  useImperativeHandle,
  type ComponentProps,
  type ReactNode,
} from "react";
import type { NumberKind } from "shared-contracts/numbers/parse-number";
import type { InUnit } from "shared-contracts/numbers/read-typed";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import type { Reading } from "./reading.ts";
import { UnitSelect, type UnitSlot } from "./UnitSelect.tsx";
import { useNumberText } from "./useNumberText.ts";
import styles from "./NumberField.module.css";

export type { Reading } from "./reading.ts";

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<"input">,
      | "value"
      | "defaultValue"
      | "onChange"
      | "children"
      | "min"
      | "max"
      | "type"
      | "prefix"
    > {
  /** The number; `""` is an empty field. */
  value: number | "";
  /** Receives the number at each keystroke that is one, and on blur the bounded number. [bounds-on-leave] */
  onChange: (value: number | "") => void;
  /**
   * How digits are read: "1.500" is 1.5 as a quantity, 1500 as money and as a whole number. Default: `"quantity"`.
   * [dot-before-three-digits]
   */
  kind?: NumberKind | undefined;
  /** Receives, on blur, the reading of a text that was calculated, is ambiguous or was rounded. */
  onRead?: ((reading: Reading) => void) | undefined;
  /** Converts an amount in a typed unit. Default: accepts only the suffix. [typed-sums-and-units] */
  inUnit?: InUnit | undefined;
  /** Least number of decimals while the field is not edited. Default: 0. */
  decimals?: number | undefined;
  /** Smallest value, applied on blur. Default: 0. */
  min?: number | undefined;
  /** Largest value, applied on blur. */
  max?: number | undefined;
  /** What an emptied field reports. Default: 0; with `"empty"`: `""`. */
  emptied?: "zero" | "empty" | undefined;
  /** Inside, at the left: "R$". */
  prefix?: ReactNode | undefined;
  /** Inside, at the right, in a sunken cell: "/kg", "%", "h". */
  suffix?: ReactNode | undefined;
  /** A unit to choose, in place of the suffix. */
  unit?: UnitSlot | undefined;
  /** `dense` is 32 px high on desktop. */
  density?: "normal" | "dense" | undefined;
}

/**
 * A labelled number input that accepts comma or dot. Focus selects everything; blur formats the number and applies the
 * bounds. An unreadable text stays, with an error. Other props go to the input.
 */
export function NumberField({
  value,
  onChange,
  kind = "quantity",
  onRead,
  inUnit = (amount, typed) => (typed === suffix ? amount : null),
  decimals = 0,
  min = 0,
  max,
  emptied = "zero",
  prefix,
  suffix,
  unit,
  density,
  ref,
  onFocus,
  onBlur,
  onClick,
  ...rest
}: NumberFieldProps) {
  const field = useNumberText({
    value,
    onChange,
    kind,
    decimals,
    min,
    max,
    emptied,
    onRead,
    inUnit,
  });
  useImperativeHandle(ref, () => field.input.current!);
  return (
    <Field<ComponentProps<"input">>
      autoComplete="off"
      {...rest}
      error={field.error ?? rest.error}
    >
      {(control) => (
        <FieldBox
          numeric
          invalid={control["aria-invalid"]}
          disabled={rest.disabled}
          zero={value === 0}
          density={density}
        >
          {prefix !== undefined && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            ref={field.input}
            type="text"
            inputMode="decimal"
            defaultValue={field.initial}
            onChange={(event) => field.type(event.target.value)}
            onFocus={(event) => {
              field.focus(event.currentTarget);
              onFocus?.(event);
            }}
            onClick={(event) => {
              field.click(event.currentTarget);
              onClick?.(event);
            }}
            onBlur={(event) => {
              field.blur();
              onBlur?.(event);
            }}
          />
          {unit ? (
            <UnitSelect {...unit} disabled={rest.disabled} />
          ) : (
            suffix !== undefined && (
              <span className={styles.suffix} aria-hidden="true">
                {suffix}
              </span>
            )
          )}
        </FieldBox>
      )}
    </Field>
  );
}
