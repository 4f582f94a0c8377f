import { useEffect, useState } from "react";
import { takeEntryLink } from "./entry-link.ts";

/** The mailed link that led to the page, until it is set to null. */
export function useEntryLink() {
  const [link, setLink] = useState(() => takeEntryLink(window));
  useEffect(() => {
    const read = () => setLink((before) => takeEntryLink(window) ?? before);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return [link, setLink] as const;
}
