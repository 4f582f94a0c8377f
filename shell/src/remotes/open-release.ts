import {
  type Contracts,
  refusedContracts,
} from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { preloadRelease } from "./preload-release.ts";
import { RemoteError } from "./remote-error.ts";
import { withTimeout } from "../with-timeout.ts";

/** For all its downloads together. */
const PATIENCE_MS = 20_000;

const opened = new Map<string, Promise<RemoteModule>>();

/**
 * The module of a release, executed once per document; a failure is not remembered. With it comes what `page` needs.
 * Throws RemoteError.
 */
export function openRelease(
  remote: string,
  release: RemoteRelease,
  page: string,
): Promise<RemoteModule> {
  const before = opened.get(release.base);
  if (before) return before;
  const promise = open(remote, release, page);
  opened.set(release.base, promise);
  promise.catch(() => opened.delete(release.base));
  return promise;
}

async function open(
  remote: string,
  release: RemoteRelease,
  page: string,
): Promise<RemoteModule> {
  const fail = (cause: string) =>
    new RemoteError(remote, release.version, cause);
  const check = (needed: Contracts) => {
    const refused = refusedContracts(needed);
    if (refused.length > 0)
      throw fail(`contrato ${refused.join(" e ")} não aceito`);
  };
  check(release.contracts);
  let module: unknown;
  try {
    module = await withTimeout(PATIENCE_MS, download(remote, release, page));
  } catch (error) {
    throw fail((error as Error).message);
  }
  const candidate =
    typeof module === "object" && module !== null && "remote" in module
      ? module.remote
      : undefined;
  if (!isRemoteModule(candidate)) throw fail("módulo inválido");
  check(candidate.contracts);
  return candidate;
}

/** What opens remotes: every page needs it except signing in. */
export function fetchRuntime() {
  return import("./federation-runtime.ts").catch(() => {
    throw new Error("sem resposta");
  });
}

async function download(
  remote: string,
  release: RemoteRelease,
  page: string,
): Promise<unknown> {
  const [{ openContainer, trust }] = await Promise.all([
    fetchRuntime(),
    preloadRelease(release, page),
  ]);
  trust(release);
  const { base, entry } = release;
  return openContainer(remote.replaceAll("-", "_"), base + entry);
}
