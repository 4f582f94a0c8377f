import { useMemo, useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { Segmented } from "shared-ui/segmented/Segmented";
import { Select } from "shared-ui/select/Select";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { withDetail } from "shared-contracts/formats/with-detail";
import { readBudget } from "shared-contracts/platform/rules";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../saved-budgets/saved-budgets-query.ts";
import { currentName } from "../saving/budget-names.ts";
import {
  comparedBudget,
  type CompareLine,
  compareLines,
  type CompareView,
} from "./compare-lines.ts";
import styles from "./CompareDialog.module.css";

export interface CompareTableProps {
  picked: SavedBudgetSummary;
  /** The budgets to choose from, with itself. */
  others: readonly SavedBudgetSummary[];
  onPick: (id: number) => void;
}

const FAILED = "Erro ao carregar dados do orçamento";

const VIEWS = [
  { value: "total", label: "Total" },
  { value: "perPerson", label: "Por pessoa" },
] as const;

/**
 * Two budgets line by line, the open one at the left.
 * The roles repeat what the elements say because a phone lays the rows out as grids, which takes their meaning away in
 * Safari.
 */
export const CompareTable = observer(function CompareTable({
  picked,
  others,
  onPick,
}: CompareTableProps) {
  const services = useAppState();
  const { store } = services;
  const [view, setView] = useState<CompareView>("total");
  const { data, error, isFetching, refetch } = useQuery(
    savedBudgetQuery(services, picked),
  );
  const read = useMemo(() => data && readBudget(data.dados), [data]);
  const left = {
    totals: store.totals,
    margins: store.margins.toFields(),
    guests: store.event.fields.guests,
  };
  const right = read?.ok ? comparedBudget(read.budget) : null;
  return (
    <>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.view}>
              <Segmented
                label="Valores"
                value={view}
                options={VIEWS}
                onChange={setView}
              />
            </th>
            <th scope="col" role="columnheader" className={styles.side}>
              <span className={styles.name}>{currentName(store)}</span>
              <span className={styles.facts}>
                {guestsInWords(left.guests)}
                <span className={styles.wide}>
                  , {store.isEditing ? "em edição" : "aberto"}
                </span>
              </span>
            </th>
            <th scope="col" role="columnheader" className={styles.side}>
              <div className={styles.pick}>
                <Select
                  label="Comparar com"
                  labelVisibility="hidden"
                  value={String(picked.id)}
                  options={others.map(({ id, nome }) => ({
                    value: String(id),
                    label: nome,
                  }))}
                  onChange={(id) => onPick(Number(id))}
                />
              </div>
              <span className={styles.facts}>
                {right && guestsInWords(right.guests)}
              </span>
            </th>
            <th scope="col" role="columnheader" className={styles.difference}>
              <span className={styles.facts}>Diferença</span>
            </th>
          </tr>
        </thead>
        {right && (
          <tbody role="rowgroup">
            {compareLines(left, right, view).map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
        )}
      </table>
      {!data && !error && (
        <SkeletonGroup label="Carregando orçamento...">
          {["100%", "96%", "98%"].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonGroup>
      )}
      {!data && error && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          {withDetail(FAILED, missingBudgetText(error))}
        </RetryBanner>
      )}
      {read && !read.ok && (
        <FieldMessage tone="error">
          {withDetail(FAILED, read.reason)}
        </FieldMessage>
      )}
    </>
  );
});

function Line({ line }: { line: CompareLine }) {
  return (
    <tr role="row" data-sum={line.isSum || undefined}>
      <th scope="row" role="rowheader">
        {line.label}
      </th>
      <td role="cell">{line.left}</td>
      <td role="cell">{line.right}</td>
      <td
        role="cell"
        className={styles.difference}
        data-equal={line.isEqual || undefined}
      >
        {line.difference}
      </td>
    </tr>
  );
}
