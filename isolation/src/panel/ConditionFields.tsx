import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { Segmented } from "shared-ui/segmented/Segmented";
import { type Conditions, MAX_LATENCY, STAGE_WIDTHS } from "../conditions.ts";
import styles from "./ConditionFields.module.css";
import { Slider } from "./Slider.tsx";

interface ConditionFieldsProps {
  conditions: Conditions;
  /** The real API answers: no latency or failures to set. */
  real: boolean;
  onChange: (changes: Partial<Conditions>) => void;
}

/** The fields for latency, failures, theme and width. */
export function ConditionFields({
  conditions: { latency, failures, theme, width },
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
