import type { ReactNode } from "react";
import { QuietField } from "shared-ui/quiet-field/QuietField";
import styles from "./Row.module.css";

export interface NameFieldProps {
  /** "Nome do item" unless told. */
  label?: string;
  value: string;
  onChange: (name: string) => void;
  /** Chips or a hint under the name, in its column. */
  children?: ReactNode;
}

/** The name of a row, first column: everything selected when reached by keyboard. */
export function NameField({
  label = "Nome do item",
  value,
  onChange,
  children,
}: NameFieldProps) {
  return (
    <div className={styles.name}>
      <QuietField
        label={label}
        placeholder={label}
        data-column="name"
        value={value}
        onChange={onChange}
        onFocus={(event) => event.currentTarget.select()}
      />
      {children}
    </div>
  );
}
