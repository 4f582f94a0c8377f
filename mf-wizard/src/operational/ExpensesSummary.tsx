import { useAppState } from "shared-contracts/federation/app-state";
import { isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { StepSummary } from "../rows/list/StepSummary.tsx";
import { RentedBoughtBar } from "./RentedBoughtBar.tsx";

/** What each group above 0 costs, all together, and how much of it is rented. */
export const ExpensesSummary = observer(function ExpensesSummary() {
  const { generalExpenses } = useAppState().store;
  return (
    <StepSummary
      title="Resumo das despesas"
      totalLabel="Total Itens Operacionais"
      total={() => generalExpenses.total}
      after={<RentedBoughtBar />}
    >
      {generalExpenses.groups
        .filter((group) => !isZero(group.total))
        .map((group) => (
          <LeaderLine
            key={group.id}
            label={group.name.trim() || "Despesa sem nome"}
            value={<LiveMoney of={() => group.total} />}
          />
        ))}
    </StepSummary>
  );
});
