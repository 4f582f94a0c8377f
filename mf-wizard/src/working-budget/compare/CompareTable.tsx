import type { ReactNode } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { Select } from "shared-ui/select/Select";
import { guestsInWords } from "shared-contracts/formats/event-words";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../saved/saved-budgets-query.ts";
import { currentName } from "../saving/budget-names.ts";
import type { ComparedBudget } from "./compare-lines.ts";
import { ContentState, useReadContent } from "./ContentState.tsx";
import { ComparedHead, ComparisonTable } from "./ComparisonTable.tsx";
import styles from "./CompareDialog.module.css";

export interface CompareTableProps {
  /** At the left; the open budget where absent. */
  left: SavedBudgetSummary | undefined;
  picked: SavedBudgetSummary;
  /** The budgets to choose from, with `picked`. */
  others: readonly SavedBudgetSummary[];
  onPick: (id: number) => void;
}

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

/** A saved budget with its content. */
function useSavedSide(listed: SavedBudgetSummary) {
  return useReadContent(useQuery(savedBudgetQuery(useAppState(), listed)));
}

/** What stands in for a side that is not here, or cannot be read. */
function SideState({ side }: { side: ReturnType<typeof useSavedSide> }) {
  return (
    <ContentState
      query={{ ...side, error: missingBudgetText(side.error) }}
      loading="Carregando orçamento..."
      failed="Erro ao carregar dados do orçamento"
    />
  );
}
