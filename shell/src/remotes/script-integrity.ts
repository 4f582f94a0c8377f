declare global {
  interface Window {
    /** Integrity by script address; remotes' own chunk loaders read it too. */
    __BANQUETE_INTEGRITY__?: Readonly<Record<string, string>>;
  }
}

/** Valid, and the hash of no script: browsers ignore an empty or malformed one. */
const NOTHING_MATCHES = `sha256-${btoa("\0".repeat(32))}`;

const hashes = new Map<string, string>();
const trustedFolders = new Set<string>();

/** Allows the scripts of a folder to run only with the hashes of its list; others never run. */
export function trustFolder(
  base: string,
  list: Readonly<Record<string, string>>,
): void {
  trustedFolders.add(base);
  for (const [file, hash] of Object.entries(list))
    hashes.set(base + file, hash);
}

/** The integrity that a script must match; undefined for a folder without a list, as under the development server. */
export function integrityOf(url: string): string | undefined {
  const { href } = new URL(url, document.baseURI);
  const hash = hashes.get(href);
  if (hash) return hash;
  const trusted = [...trustedFolders].some((base) => href.startsWith(base));
  return trusted ? NOTHING_MATCHES : undefined;
}

// A remote's chunk loader, which may be of any age, looks an address up in an object. One that answers for every
// address closes what a plain object would leave open, and cannot be filled by anybody else.
Object.defineProperty(window, "__BANQUETE_INTEGRITY__", {
  value: new Proxy({}, { get: (_, url) => integrityOf(String(url)) }),
});
