import { useMemo } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { Select } from "shared-ui/select/Select";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { withDetail } from "shared-contracts/formats/with-detail";
import { readBudget } from "shared-contracts/platform/rules";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../saved-budgets/saved-budgets-query.ts";
import { currentName } from "../saving/budget-names.ts";
import { comparedBudget } from "./compare-lines.ts";
import { ComparedHead } from "./ComparedHead.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import styles from "./CompareDialog.module.css";

export interface CompareTableProps {
  picked: SavedBudgetSummary;
  /** The budgets to choose from, with itself. */
  others: readonly SavedBudgetSummary[];
  onPick: (id: number) => void;
}

const FAILED = "Erro ao carregar dados do orçamento";

/** The open budget and a saved one line by line, the open one at the left. */
export const CompareTable = observer(function CompareTable({
  picked,
  others,
  onPick,
}: CompareTableProps) {
  const services = useAppState();
  const { store } = services;
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
      <ComparisonTable
        left={left}
        right={right}
        leftHead={
          <ComparedHead name={currentName(store)}>
            {guestsInWords(left.guests)}
            <span className={styles.wide}>
              , {store.isEditing ? "em edição" : "aberto"}
            </span>
          </ComparedHead>
        }
        rightHead={
          <>
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
          </>
        }
      />
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
