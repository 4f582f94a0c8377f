import type { ReactNode } from "react";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Multipliers } from "./Multipliers.tsx";
import type { RowSearch } from "../search/useRowSearch.ts";
import styles from "./StepTools.module.css";

export interface StepToolsProps {
  search: RowSearch;
  /** "Buscar bebida"; without it there is no search field. */
  searchLabel: string | undefined;
  /** A button of the step's own, beside the search. */
  children?: ReactNode;
}

/** The line above the rows of a step: what the event is like, and the search. */
export function StepTools({ search, searchLabel, children }: StepToolsProps) {
  return (
    <div className={styles.tools}>
      <Multipliers />
      {children}
      {searchLabel !== undefined && (
        <div className={styles.search}>
          <SearchField
            label={searchLabel}
            value={search.query}
            onChange={search.setQuery}
          />
        </div>
      )}
    </div>
  );
}
