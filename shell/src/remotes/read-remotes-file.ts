import { isPlain, type Plain, without } from "shared-contracts/entities/plain";
import type { Contracts } from "shared-contracts/federation/contract-version";
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
  const { version, build, base, entry, contracts, preload } = release;
  const [integrity, pages] = [textsByName(release.integrity), release.pages];
  if (!isTexts([version, build, base, entry]) || !isTexts(preload)) return null;
  if (!isPlain(contracts)) return null;
  const { core, budget } = contracts;
  if (!isTexts([core, budget ?? ""]) || budget === null) return null;
  if (!integrity || (pages !== undefined && !filesByName(pages))) return null;
  return {
    ...({ version, build, base, entry, preload } as RemoteRelease),
    contracts: { core, ...(budget !== undefined && { budget }) } as Contracts,
    integrity,
    ...(pages !== undefined && { pages: filesByName(pages)! }),
  };
}

function textsByName(record: unknown): Record<string, string> | null {
  if (!isPlain(record)) return null;
  const named = byName(record);
  return isTexts(Object.values(named))
    ? (named as Record<string, string>)
    : null;
}

function filesByName(record: unknown): Record<string, string[]> | null {
  if (!isPlain(record)) return null;
  const named = byName(record);
  return Object.values(named).every(isTexts)
    ? (named as Record<string, string[]>)
    : null;
}

/** A key that would set a record's prototype names nothing. */
function byName(record: Plain): Plain {
  return without(record, ["__proto__"]);
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((text) => typeof text === "string")
  );
}
