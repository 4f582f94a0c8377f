import { statedContracts } from "shared-contracts/federation/contract-version";
import {
  releaseSchema,
  type RemoteRelease,
} from "shared-contracts/federation/remotes-file";
import { RemoteError } from "../remotes/remote-error.ts";
import { overrides } from "./overrides.ts";

const TIMEOUT_MS = 5_000;

/** The build of a remote at the address that overrides it; null when none does. Throws RemoteError. */
export async function localRelease(
  remote: string,
): Promise<RemoteRelease | null> {
  const origin = overrides()[remote];
  if (origin === undefined) return null;
  try {
    return (await builtRelease(origin)) ?? developmentRelease(origin);
  } catch (error) {
    console.warn(error);
    throw new RemoteError(remote, "local", "sem resposta");
  }
}

/** The newest build of a served build folder; null where none is served, as by a development server. */
async function builtRelease(origin: string): Promise<RemoteRelease | null> {
  const response = await fetch(`${origin}/releases.json`, {
    cache: "no-store",
    credentials: "omit",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const { live } = (await response.json()) as { live: { folder: string } };
  // A local build has no published hashes.
  return releaseSchema.parse({
    ...live,
    base: `${origin}/${live.folder}/`,
    integrity: {},
  });
}

/** The contract of what is built in memory is known once its module is there, and checked then. */
function developmentRelease(origin: string): RemoteRelease {
  return {
    version: "local",
    build: "development",
    base: `${origin}/`,
    entry: "remoteEntry.js",
    contracts: statedContracts("core"),
    integrity: {},
    preload: [],
  };
}
