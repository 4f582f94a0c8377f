import type { CSSProperties, ReactNode } from "react";
import { subtract } from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import type { GuestScenario } from "./guest-scenario.ts";
import { formatDifference, formatMoney } from "shared-contracts/formats/money";
import { NumberField } from "shared-ui/number-field/NumberField";
import { guestsInWords } from "shared-contracts/formats/event-words";
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

/** An amount that may break after "R$": six columns of millions are wider than the page. */
const breakable = (money: string) => money.replace("\u00a0", " ");

/**
 * One column per number of guests; on a phone one line each, with what matters most.
 * The roles repeat what the elements say because a phone's grid takes their meaning away in Safari.
 */
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
    look: "main" | "small" | "extra",
  ) => (
    <tr role="row" data-look={look}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      {scenarios.map((scenario) => (
        <td
          key={scenario.guests}
          role="cell"
          data-current={isCurrent(scenario) || undefined}
        >
          {value(scenario)}
        </td>
      ))}
      <td role="cell">{freeScenario && value(freeScenario)}</td>
    </tr>
  );
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        role="table"
        aria-label="Custo por número de convidados"
        style={{ "--lines": scenarios.length + 2 } as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              Convidados
            </th>
            {scenarios.map((scenario) => (
              <th
                key={scenario.guests}
                role="columnheader"
                scope="col"
                data-current={isCurrent(scenario) || undefined}
              >
                {isCurrent(scenario) ? (
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
                )}
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.free}>
              <NumberField
                kind="whole"
                label="Outro número de convidados"
                labelVisibility="hidden"
                emptied="empty"
                value={free}
                onChange={onFreeChange}
              />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {row(
            "Custo por pessoa",
            ({ totals }) => breakable(formatMoney(totals.perPerson)),
            "main",
          )}
          {row(
            "Total final",
            ({ totals }) => breakable(formatMoney(totals.total)),
            "small",
          )}
          {row(
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
          )}
          {row("Equipe", ({ teamSize }) => formatCount(teamSize), "extra")}
        </tbody>
      </table>
    </div>
  );
}
