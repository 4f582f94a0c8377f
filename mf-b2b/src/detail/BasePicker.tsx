import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import { formatDay } from "shared-contracts/formats/format-day";
import { Icon } from "shared-ui/icon/Icon";
import { OptionRadios } from "shared-ui/option/OptionRadios";
import { Select } from "shared-ui/select/Select";
import type { BaseChoice } from "../open/useBase.ts";
import { carriedInWords } from "../request/request-words.ts";
import styles from "./DetailDialog.module.css";

/** What the proposal takes its items and prices from, and what it takes over from the request. */
export function BasePicker({
  base,
  request,
}: {
  base: BaseChoice;
  request: ReadRequest;
}) {
  const { chosen, choose, chooseKind, bases, templates, budgets } = base;
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>Montar a partir de</h3>
      <OptionRadios
        label="Montar a partir de"
        value={chosen.kind}
        options={bases}
        onChange={chooseKind}
      />
      {chosen.kind === "template" && (
        <Select
          label="Meu modelo"
          value={String(chosen.id)}
          options={templates.map(({ id: value, nome, uses }) => ({
            value: String(value),
            label:
              uses > 0
                ? `${nome}, usado ${uses} ${uses === 1 ? "vez" : "vezes"}`
                : nome,
          }))}
          onChange={(value) => choose({ kind: "template", id: Number(value) })}
        />
      )}
      {chosen.kind === "budget" && (
        <Select
          label="Outro orçamento"
          value={String(chosen.id)}
          options={budgets.map(({ id: value, nome, updatedAt, createdAt }) => ({
            value: String(value),
            label: `${nome}, salvo em ${formatDay(updatedAt ?? createdAt)}`,
          }))}
          onChange={(value) => choose({ kind: "budget", id: Number(value) })}
        />
      )}
      <p className={styles.carried}>
        <Icon of={Check} size={16} />
        <span>
          Vão junto: {carriedInWords(request)}. A equipe é recalculada.
        </span>
      </p>
    </section>
  );
}
