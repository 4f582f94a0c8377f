import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { Segmented } from "shared-ui/segmented/Segmented";
import { TextField } from "shared-ui/text-field/TextField";
import { type Conditions, MAX_LATENCY, STAGE_WIDTHS } from "../conditions.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import styles from "./ConditionFields.module.css";
import { useId } from "react";
import slider from "./Slider.module.css";

interface ConditionFieldsProps {
  conditions: Conditions;
  /** The calls that the scenario answers. */
  calls: readonly string[];
  /** The real API answers: no latency or failures to set. */
  real: boolean;
  onChange: (changes: Partial<Conditions>) => void;
}

/** The fields for everything in the address but the scenario. */
export function ConditionFields({
  conditions: { latency, failures, theme, width, answers, clock, storage },
  calls,
  real,
  onChange,
}: ConditionFieldsProps) {
  return (
    <div className={styles.fields}>
      <Slider
        label="Latência"
        value={latency}
        max={MAX_LATENCY}
        step={100}
        text={`${latency} ms`}
        disabled={real}
        onChange={(value) => onChange({ latency: value })}
      />
      <Slider
        label="Falhas"
        value={failures}
        max={100}
        step={5}
        text={`${failures}%`}
        disabled={real}
        onChange={(value) => onChange({ failures: value })}
      />
      <AnswerFields
        calls={calls}
        answers={answers}
        disabled={real}
        onChange={(value) => onChange({ answers: value })}
      />
      <TextField
        label="Relógio parado em"
        type="datetime-local"
        value={clock}
        onChange={(value) => onChange({ clock: value })}
      />
      <Checkbox
        label="Armazenamento cheio"
        checked={storage === "full"}
        onChange={(full) => onChange({ storage: full ? "full" : "" })}
      />
      <div>
        <p className={styles.label}>Tema</p>
        <Segmented
          label="Tema"
          wide
          value={theme}
          options={[
            { value: "light", label: "Claro", icon: Sun },
            { value: "dark", label: "Escuro", icon: Moon },
          ]}
          onChange={(value) => onChange({ theme: value })}
        />
      </div>
      <div>
        <p className={styles.label}>Largura</p>
        <Segmented
          label="Largura"
          wide
          value={width}
          options={STAGE_WIDTHS.map((value) => ({
            value,
            label: value === "livre" ? "Livre" : value,
          }))}
          onChange={(value) => onChange({ width: value })}
        />
      </div>
    </div>
  );
}

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
function Slider({
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
      <div className={slider.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={slider.value}>
          {text}
        </output>
      </div>
      <input
        id={id}
        className={slider.slider}
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
