import { useState } from "react";
import { Select } from "shared-ui/select/Select";
import {
  FORCED,
  type Forced,
  readForced,
  withForced,
} from "../forced-answers.ts";

const CHOICES = Object.entries(FORCED) as [Forced, string][];

interface AnswerFieldsProps {
  /** The calls that the scenario answers. */
  calls: readonly string[];
  /** As in the address. */
  answers: string;
  disabled: boolean;
  onChange: (answers: string) => void;
}

/** The fields for what a call gets instead of the scenario's answer. */
export function AnswerFields({
  calls,
  answers,
  disabled,
  onChange,
}: AnswerFieldsProps) {
  const forced = readForced(answers);
  const [chosen, setChosen] = useState(Object.keys(forced)[0] ?? "");
  const call = calls.includes(chosen) ? chosen : (calls[0] ?? "");
  return (
    <>
      <Select
        label="Chamada"
        value={call}
        disabled={disabled}
        options={calls.map((value) => {
          const how = forced[value];
          return { value, label: how ? `${value}: ${FORCED[how]}` : value };
        })}
        onChange={setChosen}
      />
      <Select<Forced | "scenario">
        label="Resposta"
        value={forced[call] ?? "scenario"}
        disabled={disabled}
        options={[
          { value: "scenario", label: "A do cenário" },
          ...CHOICES.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) =>
          onChange(withForced(answers, call, value === "scenario" ? "" : value))
        }
      />
    </>
  );
}
