import ChefHat from "lucide-react/icons/chef-hat";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { EmptyList } from "../rows/list/EmptyList.tsx";
import { hiddenRows } from "../rows/search/hidden-rows.ts";
import { NoHits } from "shared-ui/search-field/NoHits";
import { StepRows } from "../rows/list/StepRows.tsx";
import { StepTools } from "../rows/list/StepTools.tsx";
import { useRowSearch } from "../rows/search/useRowSearch.ts";
import { AddMember } from "./AddMember.tsx";
import { SizingBanner } from "./SizingBanner.tsx";
import { TeamCard } from "./TeamCard.tsx";
import { findRole } from "./find-role.ts";
import { isZero } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { formatCount } from "shared-contracts/formats/count";
import { teamCounts } from "../rows/team-in-words.ts";
import { StepSummary } from "../rows/list/StepSummary.tsx";
import { Banner } from "shared-ui/banner/Banner";
import { guestsInWords } from "shared-contracts/formats/event-words";
import styles from "./TeamBanner.module.css";

/** Equipe: how many people of which role work, and what they cost; found by name or role. */
export const TeamStep = observer(function TeamStep() {
  const { team } = useAppState().store;
  const search = useRowSearch((matches) =>
    hiddenRows(
      team.rows,
      ({ fields }) => [[fields.name, findRole(fields.role)?.label ?? ""]],
      matches,
    ),
  );
  return (
    <StepRows>
      <StepTools search={search} searchLabel="Buscar nome ou função" />
      <SizingBanner />
      <NoTeamWarning />
      {team.rows.length === 0 ? (
        <EmptyList icon={ChefHat} action={<AddMember look="first" />}>
          Adicione as funções que trabalham no evento, com quantidade e custo
          por pessoa.
        </EmptyList>
      ) : team.rows.some(search.isShown) ? (
        <TeamCard search={search} />
      ) : (
        <NoHits search={search} />
      )}
      <TeamSummary />
    </StepRows>
  );
});

/** How many people the team is, what it costs for each guest and in all. */
const TeamSummary = observer(function TeamSummary() {
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

/** Says that nobody works at an event with guests. */
const NoTeamWarning = observer(function NoTeamWarning() {
  const { headcount, event } = useAppState().store;
  const missing = isZero(headcount.team) && !isZero(headcount.guests);
  return (
    <div className={styles.banner} role="status">
      {missing && (
        <Banner tone="warning">
          Ninguém na equipe para {guestsInWords(event.fields.guests)}.
        </Banner>
      )}
    </div>
  );
});
