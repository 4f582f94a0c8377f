import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "../icon/Icon.tsx";
import { SelectOptions, type SelectOption } from "../select/Select.tsx";
import styles from "./NumberField.module.css";

/** The unit select of a number field. */
export interface UnitSlot {
  /** Its accessible name, such as "Unidade". */
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

interface UnitSelectProps extends UnitSlot {
  disabled: boolean | undefined;
}

/** The native unit select inside a number field. */
export function UnitSelect({
  label,
  value,
  options,
  onChange,
  disabled,
}: UnitSelectProps) {
  return (
    <span className={styles.unit}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <SelectOptions options={options} />
      </select>
      <Icon of={ChevronDown} size={12} />
    </span>
  );
}
