import { isPlain, type Plain, without } from "shared-contracts/entities/plain";
import type {
  RemoteLine,
  RemoteRelease,
} from "shared-contracts/federation/remotes-file";

// Reads remotes.json as `shared-contracts/federation/remotes-file` describes it. By hand: the schemas there would bring
// zod to the first page.

/** The unchecked lines of `remotes.json`; null when it is another file. */
export function readLines(content: unknown): Plain | null {
  if (!isPlain(content) || content.schema !== 1) return null;
  return isPlain(content.remotes) ? byName(content.remotes) : null;
}

/** A remote's line; null when it is broken. An unreadable last good release or canary counts as none. */
export function readLine(line: unknown): RemoteLine | null {
  if (!isPlain(line)) return null;
  const live = readRelease(line.live);
  return (
    live && {
      live,
      since: textIn(line.since),
      lastGood: readRelease(line.lastGood) ?? undefined,
      canary: readCanary(line.canary),
    }
  );
}

function readCanary(canary: unknown): RemoteLine["canary"] {
  if (!isPlain(canary)) return undefined;
  const { share } = canary;
  const release = readRelease(canary.release);
  return release && typeof share === "number" && share >= 0 && share <= 100
    ? { release, share }
    : undefined;
}

function readRelease(release: unknown): RemoteRelease | null {
  if (!isPlain(release)) return null;
  const { version, build, base, entry, contract, integrity } = release;
  const needed = [version, build, base, entry, contract, integrity];
  if (!isTexts(needed)) return null;
  return {
    ...({ version, build, base, entry, contract, integrity } as RemoteRelease),
    contracts: readContracts(release.contracts),
    entryIntegrity: textIn(release.entryIntegrity),
    preload: textsIn(release.preload),
    pages: readPages(release.pages),
  };
}

function readContracts(contracts: unknown): RemoteRelease["contracts"] {
  if (!isPlain(contracts)) return undefined;
  const { core, budget } = contracts;
  if (typeof core !== "string") return undefined;
  if (budget === undefined) return { core };
  return typeof budget === "string" ? { core, budget } : undefined;
}

function readPages(pages: unknown): RemoteRelease["pages"] {
  if (!isPlain(pages)) return undefined;
  const named = byName(pages);
  return Object.values(named).every(isTexts)
    ? (named as RemoteRelease["pages"])
    : undefined;
}

/** A key that would set a record's prototype names nothing. */
function byName(record: Plain): Plain {
  return without(record, ["__proto__"]);
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function textsIn(value: unknown): string[] | undefined {
  return isTexts(value) ? value : undefined;
}

function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((text) => typeof text === "string")
  );
}
