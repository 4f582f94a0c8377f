import { useState } from "react";
import { matcher } from "./matcher.ts";

/** The search of a step: what is typed, and which rows and groups it leaves in sight. */
export interface RowSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Whether a row or a group of the store is shown. */
  isShown: (model: object) => boolean;
}

/**
 * Filters the rows of a step in place. What does not match is looked up once, when the query changes:
 * a row being edited never leaves while it is typed in, and a row added meanwhile stays in sight.
 * `findHidden` returns the rows and groups without a hit.
 */
export function useRowSearch(
  findHidden: (
    matches: (texts: readonly string[]) => boolean,
  ) => Iterable<object>,
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
