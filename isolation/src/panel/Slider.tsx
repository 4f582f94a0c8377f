import { useId } from "react";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value in words. */
  text: string;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A native slider from 0, its value beside its name. */
export function Slider({
  label,
  value,
  max,
  step,
  text,
  disabled,
  onChange,
}: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          {text}
        </output>
      </div>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
