import { useId } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import base from "./Option.module.css";
import styles from "./OptionRadios.module.css";
import { OptionWords } from "./OptionWords.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  icon: Glyph;
  title: string;
  /** Its consequence. */
  description: string;
}

export interface OptionRadiosProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** Native radio buttons, each a clickable row with a title and its consequence. */
export function OptionRadios<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: OptionRadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={`${base.option} ${styles.radio}`}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <OptionWords title={option.title} description={option.description} />
          <span className={styles.icon}>
            <Icon of={option.icon} size={20} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
