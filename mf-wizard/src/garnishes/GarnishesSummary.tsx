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

/** Pieces and weight for each guest, and what all garnishes cost. */
export const GarnishesSummary = observer(function GarnishesSummary() {
  const { garnishes } = useAppState().store;
  const served = (base: "un" | "kg") =>
    servedPerGuest(
      garnishes.rows.map(({ fields: { quantityPerPerson, unit } }) => ({
        quantity: quantityPerPerson,
        unit,
      })),
      base,
    );
  return (
    <StepSummary
      title="Resumo dos bocadilhos"
      totalLabel="Total Bocadilhos e Porções"
      total={() => garnishes.total}
      hint="O usual é de 6 a 8 peças por convidado com refeição e de 15 a 18 em coquetel."
    >
      <LeaderLine
        label="Peças por convidado"
        value={<LiveText of={() => formatCount(served("un"))} />}
      />
      <LeaderLine
        label="Porções por convidado"
        value={<LiveText of={() => formatTotalQuantity(served("kg"), "g")} />}
      />
    </StepSummary>
  );
});
