import SearchX from "lucide-react/icons/search-x";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";

/** In place of a list when the search finds nothing in it. */
export function NoHits({
  search,
}: {
  search: { query: string; setQuery: (query: string) => void };
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
