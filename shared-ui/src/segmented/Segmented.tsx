import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./Segmented.module.css";

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: Glyph }[];
  /** Takes the whole width in equal parts, as a field of a form. */
  wide?: boolean | undefined;
  onChange: (value: Value) => void;
}

/** Two or three toggle buttons side by side, of which one is pressed. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  wide = false,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <div
      className={styles.segmented}
      role="group"
      aria-label={label}
      data-wide={wide || undefined}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
