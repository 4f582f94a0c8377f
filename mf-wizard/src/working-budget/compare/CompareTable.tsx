import { type ReactNode, useMemo } from "react";
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
} from "../saved/saved-budgets-query.ts";
import { currentName } from "../saving/budget-names.ts";
import { type ComparedBudget, comparedBudget } from "./compare-lines.ts";
import { ComparedHead } from "./ComparedHead.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import styles from "./CompareDialog.module.css";

export interface CompareTableProps {
  /** At the left; the open budget where absent. */
  left: SavedBudgetSummary | undefined;
  picked: SavedBudgetSummary;
  /** The budgets to choose from, with `picked`. */
  others: readonly SavedBudgetSummary[];
  onPick: (id: number) => void;
}

const FAILED = "Erro ao carregar dados do orçamento";

/** Two budgets line by line: the open or a saved one at the left, a saved one at the right. */
export function CompareTable({ left, ...right }: CompareTableProps) {
  return left ? (
    <BesideSaved left={left} {...right} />
  ) : (
    <BesideOpen {...right} />
  );
}

type RightProps = Omit<CompareTableProps, "left">;

const BesideOpen = observer(function BesideOpen(props: RightProps) {
  const { store } = useAppState();
  const { guests } = store.event.fields;
  return (
    <Compared
      {...props}
      left={{
        totals: store.totals,
        margins: store.margins.toFields(),
        guests,
      }}
      leftHead={
        <ComparedHead name={currentName(store)}>
          {guestsInWords(guests)}
          <span className={styles.wide}>
            , {store.isEditing ? "em edição" : "aberto"}
          </span>
        </ComparedHead>
      }
    />
  );
});

function BesideSaved({
  left: saved,
  ...props
}: RightProps & { left: SavedBudgetSummary }) {
  const left = useSavedSide(saved);
  if (!left.compared) return <SideState side={left} />;
  return (
    <Compared
      {...props}
      left={left.compared}
      leftHead={
        <ComparedHead name={saved.nome}>
          {guestsInWords(left.compared.guests)}
        </ComparedHead>
      }
    />
  );
}

function Compared({
  left,
  leftHead,
  picked,
  others,
  onPick,
}: RightProps & { left: ComparedBudget; leftHead: ReactNode }) {
  const right = useSavedSide(picked);
  return (
    <>
      <ComparisonTable
        left={left}
        right={right.compared}
        leftHead={leftHead}
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
              {right.compared && guestsInWords(right.compared.guests)}
            </span>
          </>
        }
      />
      <SideState side={right} />
    </>
  );
}

/** A saved budget with its content: priced again once it is here and can be read. */
function useSavedSide(listed: SavedBudgetSummary) {
  const query = useQuery(savedBudgetQuery(useAppState(), listed));
  const { data } = query;
  const read = useMemo(() => data && readBudget(data.dados), [data]);
  const compared = useMemo(
    () => (read?.ok ? comparedBudget(read.budget) : null),
    [read],
  );
  return { ...query, read, compared };
}

/** What stands in for a side that is not here, or cannot be read. */
function SideState({
  side: { data, error, isFetching, refetch, read },
}: {
  side: ReturnType<typeof useSavedSide>;
}) {
  return (
    <>
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
}
