import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { StepSummary } from "../rows/list/StepSummary.tsx";

/** What each category costs, and all together. */
export const FoodsSummary = observer(function FoodsSummary() {
  const { foods } = useAppState().store;
  return (
    <StepSummary
      title="Resumo por categoria"
      totalLabel="Total Prato Principal"
      total={() => foods.total}
    >
      {foods.categories.map((category) => (
        <LeaderLine
          key={category.id}
          label={category.name.trim() || "Categoria sem nome"}
          value={<LiveMoney of={() => category.total} />}
        />
      ))}
    </StepSummary>
  );
});
