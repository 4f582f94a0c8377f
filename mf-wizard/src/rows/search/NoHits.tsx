import SearchX from "lucide-react/icons/search-x";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import type { RowSearch } from "./useRowSearch.ts";

/** In place of the rows when the search finds none. */
export function NoHits({
  search,
}: {
  search: Pick<RowSearch, "query" | "setQuery">;
}) {
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        role="status"
        title={`Nada encontrado para “${search.query.trim()}”`}
        actions={
          <Button onClick={() => search.setQuery("")}>Limpar busca</Button>
        }
      />
    </Card>
  );
}
