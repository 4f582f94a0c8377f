import { useAppState } from "shared-contracts/federation/app-state";
import { isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { formatCount } from "shared-contracts/formats/count";
import { teamCounts } from "../rows/team-in-words.ts";
import { StepSummary } from "../rows/list/StepSummary.tsx";

/** How many people the team is, what it costs for each guest and in all. */
export const TeamSummary = observer(function TeamSummary() {
  const { headcount, team } = useAppState().store;
  const { paid, unpaid } = teamCounts(team.rows.map(({ fields }) => fields));
  return (
    <StepSummary
      title="Resumo da equipe"
      totalLabel="Total Equipe"
      total={() => team.total}
    >
      <LeaderLine label="Pessoas na equipe" value={formatCount(paid)} />
      {!isZero(unpaid) && (
        <LeaderLine label="Sem custo" value={formatCount(unpaid)} />
      )}
      <LeaderLine
        label="Custo da equipe por convidado"
        value={formatMoney(perEach(team.total, headcount.guests))}
      />
    </StepSummary>
  );
});
