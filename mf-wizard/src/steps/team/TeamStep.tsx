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
import { NoTeamWarning } from "./NoTeamWarning.tsx";
import { SizingBanner } from "./SizingBanner.tsx";
import { TeamCard } from "./TeamCard.tsx";
import { TeamSummary } from "./TeamSummary.tsx";
import { findRole } from "./find-role.ts";

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
