import { safeStorage, lazyStorage } from "../browser-storage.ts";

const KEY = "remote_override";
const PARAMETER = "remote.";

const storage = safeStorage(lazyStorage(() => window.sessionStorage));

/** The origin of each overridden remote, for the life of the tab. */
export function overrides(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Ends the override of a remote from the next read on. */
export function removeOverride(remote: string): void {
  const left = { ...overrides() };
  delete left[remote];
  storage.setItem(KEY, JSON.stringify(left));
}

/**
 * Takes `?remote.mf-billing=http://localhost:3004` out of the page's address and keeps it; an empty value ends it.
 * Only origins on the list are kept, also of what was kept before the list changed. Returns the addresses refused.
 */
export function takeOverrides(allowed: readonly string[]): string[] {
  const page = new URL(location.href);
  const given = [...page.searchParams].filter(([name]) =>
    name.startsWith(PARAMETER),
  );
  const addresses: Record<string, string> = { ...overrides() };
  for (const [name, address] of given) {
    addresses[name.slice(PARAMETER.length)] = address;
    page.searchParams.delete(name);
  }
  const kept: Record<string, string> = {};
  const refused: string[] = [];
  for (const [remote, address] of Object.entries(addresses)) {
    if (!address) continue;
    const origin = URL.canParse(address) ? new URL(address).origin : "";
    if (allowed.includes(origin)) kept[remote] = origin;
    else refused.push(address);
  }
  storage.setItem(KEY, JSON.stringify(kept));
  if (given.length) history.replaceState(history.state, "", page);
  return refused;
}
