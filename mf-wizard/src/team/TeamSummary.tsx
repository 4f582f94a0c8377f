import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { formatCount } from "shared-contracts/formats/count";
import { StepSummary } from "../rows/list/StepSummary.tsx";

/** How many people the team is, what it costs for each guest and in all. */
export const TeamSummary = observer(function TeamSummary() {
  const { headcount, team } = useAppState().store;
  return (
    <StepSummary
      title="Resumo da equipe"
      totalLabel="Total Equipe"
      total={() => team.total}
    >
      <LeaderLine
        label="Pessoas na equipe"
        value={formatCount(headcount.team)}
      />
      <LeaderLine
        label="Custo da equipe por convidado"
        value={formatMoney(perEach(team.total, headcount.guests))}
      />
    </StepSummary>
  );
});
