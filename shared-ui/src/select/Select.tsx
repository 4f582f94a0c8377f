import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./Select.module.css";

/** One choice of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string>
  extends
    FieldTexts,
    Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  /** The chosen value; `""` shows the placeholder. */
  value: Value | "";
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen; it cannot be chosen. */
  placeholder?: string | undefined;
  /** Icon inside, at the left. */
  icon?: Glyph | undefined;
}

/** A labelled native select. Other props go to the select. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  placeholder,
  icon,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field<ComponentProps<"select">> {...rest}>
      {(control) => (
        <FieldBox invalid={control["aria-invalid"]} disabled={rest.disabled}>
          {icon && (
            <span className={styles.icon}>
              <Icon of={icon} size={16} />
            </span>
          )}
          <select
            {...control}
            className={styles.select}
            value={value}
            onChange={(event) => {
              const chosen = options.find(
                (option) => option.value === event.target.value,
              );
              if (chosen) onChange(chosen.value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            <SelectOptions options={options} />
          </select>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size={16} />
          </span>
        </FieldBox>
      )}
    </Field>
  );
}

/** The choices of a native select. */
export function SelectOptions({
  options,
}: {
  options: readonly SelectOption[];
}) {
  return options.map(({ label, ...option }) => (
    <option key={option.value} {...option}>
      {label}
    </option>
  ));
}
