import { useEffect, useState } from "react";

/** The kinds of links: a new password, the confirmation of an address, or a new account by invitation. */
const KINDS = ["redefinir", "confirmar", "convite"] as const;

/** A link that was sent to somebody's address. */
export interface EntryLink {
  kind: (typeof KINDS)[number];
  token: string;
  /** The address that it was sent to, for display. */
  email: string;
}

/** Reads a mailed link from the page's address. Removes it there, because browsers keep and share addresses. */
function takeEntryLink({
  location,
  history,
}: Pick<Window, "location" | "history">): EntryLink | null {
  const values = new URLSearchParams(location.hash.slice(1));
  const kind = KINDS.find((name) => values.has(name));
  if (!kind) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return {
    kind,
    token: values.get(kind) ?? "",
    email: values.get("email") ?? "",
  };
}

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
