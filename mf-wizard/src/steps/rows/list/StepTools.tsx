import SearchIcon from "lucide-react/icons/search";
import { useState } from "react";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Multipliers } from "./Multipliers.tsx";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import type { RowSearch } from "../search/useRowSearch.ts";
import styles from "./StepTools.module.css";

export interface StepToolsProps {
  search: RowSearch;
  /** "Buscar bebida"; without it there is no search field. */
  searchLabel: string | undefined;
}

/** The line above the rows of a step: what the event is like, and the search. */
export function StepTools({ search, searchLabel }: StepToolsProps) {
  return (
    <div className={styles.tools}>
      <Multipliers />
      {searchLabel !== undefined && (
        <Search label={searchLabel} search={search} />
      )}
    </div>
  );
}

/** The search field; on a phone a button until it is pressed. */
function Search({ label, search }: { label: string; search: RowSearch }) {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  if (isPhone && !open && search.query === "")
    return (
      <IconButton
        icon={SearchIcon}
        label={label}
        aria-expanded="false"
        onClick={() => setOpen(true)}
      />
    );
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        value={search.query}
        onChange={search.setQuery}
        autoFocus={open}
        onBlur={() => setOpen(false)}
      />
    </div>
  );
}
