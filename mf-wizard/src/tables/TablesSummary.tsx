import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { StepSummary } from "../rows/list/StepSummary.tsx";
import { perGuestText } from "./per-guest-text.ts";

/** What each table costs, also for each guest, and all together. */
export const TablesSummary = observer(function TablesSummary() {
  const { thematicTables } = useAppState().store;
  return (
    <StepSummary
      title="Resumo por mesa"
      totalLabel="Total Mesas Temáticas"
      total={() => thematicTables.total}
    >
      {thematicTables.tables.map((table) => (
        <LeaderLine
          key={table.id}
          label={table.name.trim() || "Mesa sem nome"}
          note={<LiveText of={() => perGuestText(table)} />}
          value={<LiveMoney of={() => table.total} />}
        />
      ))}
    </StepSummary>
  );
});
