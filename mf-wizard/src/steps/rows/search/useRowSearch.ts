import { useState } from "react";
import { type Matches, matcher } from "shared-ui/search-field/matcher.ts";

/** The search of a step: the query, and the visible rows and groups. */
export interface RowSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Whether a row or a group of the store is shown. */
  isShown: (model: object) => boolean;
}

/**
 * Filters the rows of a step in place. Matches are computed once per query: a row never disappears while it is edited,
 * and a row added meanwhile stays visible. `findHidden` returns the rows and groups without a match.
 */
export function useRowSearch(
  findHidden: (matches: Matches) => Iterable<object>,
): RowSearch {
  const [state, setState] = useState({
    query: "",
    hidden: new Set<object>() as ReadonlySet<object>,
  });
  return {
    query: state.query,
    setQuery: (query) =>
      setState({
        query,
        hidden: new Set(query.trim() === "" ? [] : findHidden(matcher(query))),
      }),
    isShown: (model) => !state.hidden.has(model),
  };
}
