import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import {
  formatCount,
  formatTotalQuantity,
} from "shared-contracts/pricing/quantity";
import { servedPerGuest } from "shared-contracts/pricing/served-per-guest";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { StepSummary } from "../rows/list/StepSummary.tsx";

/** Pieces and weight for each guest, and what all confectionery costs. */
export const ConfectionerySummary = observer(function ConfectionerySummary() {
  const { confectionery } = useAppState().store;
  const served = (base: "un" | "kg") =>
    servedPerGuest(
      confectionery.rows.map(({ fields: { quantity, unit } }) => ({
        quantity,
        unit,
      })),
      base,
    );
  return (
    <StepSummary
      title="Resumo da confeitaria"
      totalLabel="Total Confeitaria"
      total={() => confectionery.total}
      hint="1 cento são 100 unidades: 0,03 cento por pessoa são 3 unidades. O usual é de 4 a 5 doces e 100 g de bolo."
    >
      <LeaderLine
        label="Unidades por convidado"
        value={<LiveText of={() => formatCount(served("un"))} />}
      />
      <LeaderLine
        label="Por peso, por convidado"
        value={<LiveText of={() => formatTotalQuantity(served("kg"), "g")} />}
      />
    </StepSummary>
  );
});
