import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { FoldRow } from "../rows/list/FoldRow.tsx";
import { RowList } from "../rows/list/RowList.tsx";
import { TEAM_COLUMNS } from "../rows/paste/sheet-columns.ts";
import type { RowSearch } from "../rows/search/useRowSearch.ts";
import { useZeroFold } from "../rows/list/useZeroFold.ts";
import { useStepSession } from "../rows/useStepSession.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import { AddMember } from "./AddMember.tsx";
import { foldedRolesText } from "./folded-roles-text.ts";
import { memberName } from "./member-name.ts";
import styles from "./TeamRow.module.css";
import { TeamRow } from "./TeamRow.tsx";

interface TeamCardProps {
  search: RowSearch;
}

/** The members of the team. Functions without people fold to one line, unless a search asks for them. */
export const TeamCard = observer(function TeamCard({ search }: TeamCardProps) {
  const { team } = useAppState().store;
  const session = useStepSession();
  const fold = useZeroFold({
    source: team.rows,
    lists: [team],
    rowsOf: () => team.rows,
    isZero: (row) => row.fields.quantity === 0,
  });
  const searching = search.query.trim() !== "";
  const rows = team.rows.filter(search.isShown);
  const folded = searching ? [] : rows.filter(fold.isFolded);
  const open = fold.isOpen(team);
  const draw = (row: (typeof rows)[number]) => (
    <TeamRow key={row.id} row={row} />
  );
  return (
    <Card>
      <div className={styles.columns} aria-hidden="true">
        <span>Função</span>
        <span>Quantidade</span>
        <span>Diária</span>
        <span>Total</span>
        <span />
      </div>
      <RowList
        label="Funções da equipe"
        sheet={{ list: team, columns: TEAM_COLUMNS }}
        onAddRow={() => void session.add(team)}
      >
        <WindowedRows rows={rows.filter((row) => !folded.includes(row))}>
          {draw}
        </WindowedRows>
        {folded.length > 0 && (
          <FoldRow open={open} onToggle={() => fold.toggle(team)}>
            {open
              ? "Funções sem quantidade"
              : foldedRolesText(folded.map((row) => memberName(row.fields)))}
          </FoldRow>
        )}
        {open && <WindowedRows rows={folded}>{draw}</WindowedRows>}
      </RowList>
      <CardFooter>
        <AddMember />
      </CardFooter>
    </Card>
  );
});
