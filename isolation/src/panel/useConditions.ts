import { useEffect, useState } from "react";
import {
  type Conditions,
  readConditions,
  writeConditions,
} from "../conditions.ts";

/** The conditions, stored in the address: another scenario adds a history entry, the rest replaces the current one. */
export function useConditions(): [
  Conditions,
  (changes: Partial<Conditions>) => void,
] {
  const [conditions, setConditions] = useState(() =>
    readConditions(location.search),
  );
  useEffect(() => {
    const read = () => setConditions(readConditions(location.search));
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);

  function change(changes: Partial<Conditions>) {
    const next = { ...conditions, ...changes };
    const address = writeConditions(next);
    if (changes.scenario === undefined) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    setConditions(next);
  }
  return [conditions, change];
}
