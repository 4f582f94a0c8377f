import type { ReactNode } from "react";
import { subtract } from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import type { GuestScenario } from "./guest-scenario.ts";
import { formatDifference, formatMoney } from "shared-contracts/formats/money";
import { NumberField } from "shared-ui/number-field/NumberField";
import { guestsInWords } from "shared-contracts/formats/event-words";
import {
  breakable,
  ColumnTable,
  type TableRow,
} from "../columns/ColumnTable.tsx";
import styles from "./ScenarioTable.module.css";

export interface ScenarioTableProps {
  /** The columns, the present number of guests among them. */
  scenarios: readonly GuestScenario[];
  /** The budget as it stands. */
  current: GuestScenario;
  free: number | "";
  /** What the free column comes to; null while it is empty. */
  freeScenario: GuestScenario | null;
  onFreeChange: (guests: number | "") => void;
}

const COUNT = new Intl.NumberFormat("pt-BR");

/** One column per number of guests. */
export function ScenarioTable({
  scenarios,
  current,
  free,
  freeScenario,
  onFreeChange,
}: ScenarioTableProps) {
  const isCurrent = ({ guests }: GuestScenario) => guests === current.guests;
  const row = (
    label: string,
    value: (scenario: GuestScenario) => ReactNode,
    look: TableRow["look"],
  ): TableRow => ({
    label,
    look,
    cells: [...scenarios.map(value), freeScenario && value(freeScenario)],
  });
  return (
    <ColumnTable
      label="Custo por número de convidados"
      heading="Convidados"
      columns={scenarios.map((scenario) => ({
        key: scenario.guests,
        isMarked: isCurrent(scenario),
        head: isCurrent(scenario) ? (
          <>
            {COUNT.format(scenario.guests)}
            <span className={styles.now}> atual</span>
          </>
        ) : (
          <button
            type="button"
            className={styles.pick}
            aria-label={`Levar ${guestsInWords(scenario.guests)} para a última coluna`}
            onClick={() => onFreeChange(scenario.guests)}
          >
            {COUNT.format(scenario.guests)}
          </button>
        ),
      }))}
      free={
        <NumberField
          kind="whole"
          label="Outro número de convidados"
          labelVisibility="hidden"
          emptied="empty"
          value={free}
          onChange={onFreeChange}
        />
      }
      rows={[
        row(
          "Custo por pessoa",
          ({ totals }) => breakable(formatMoney(totals.perPerson)),
          "main",
        ),
        row(
          "Total final",
          ({ totals }) => breakable(formatMoney(totals.total)),
          "small",
        ),
        row(
          "Diferença",
          (scenario) =>
            isCurrent(scenario)
              ? "atual"
              : breakable(
                  formatDifference(
                    subtract(scenario.totals.total, current.totals.total),
                  ),
                ),
          "extra",
        ),
        row("Equipe", ({ teamSize }) => formatCount(teamSize), "extra"),
      ]}
    />
  );
}
