import { acceptsContract } from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { openContainer, trust } from "./federation-runtime.ts";
import { releasesOf } from "./registry.ts";
import { RemoteError } from "./remote-error.ts";

const loaded = new Map<string, RemoteModule>();
const loading = new Map<string, Promise<RemoteModule>>();

/**
 * The module of a remote: the live release, or its last good one when that does not open.
 * A failure is not remembered: the next call starts again from remotes.json. Throws RemoteError.
 */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  const ready = loaded.get(remote);
  if (ready) return Promise.resolve(ready);
  const underWay = loading.get(remote);
  if (underWay) return underWay;
  const promise = loadBestRelease(remote)
    .then((module) => {
      loaded.set(remote, module);
      return module;
    })
    .finally(() => loading.delete(remote));
  loading.set(remote, promise);
  return promise;
}

/** Forgets a module that loaded but failed on screen, so that the next call loads it again. */
export function forgetRemoteModule(remote: string): void {
  loaded.delete(remote);
}

async function loadBestRelease(remote: string): Promise<RemoteModule> {
  let firstFailure: unknown;
  for (const release of await releasesOf(remote))
    try {
      return await openRelease(remote, release);
    } catch (error) {
      firstFailure ??= error;
    }
  throw firstFailure;
}

async function openRelease(
  remote: string,
  release: RemoteRelease,
): Promise<RemoteModule> {
  const fail = (cause: string) =>
    new RemoteError(remote, release.version, cause);
  if (!acceptsContract(release.contract))
    throw fail(`contrato ${release.contract} não aceito`);
  let module: unknown;
  try {
    await trust(release.base, release.integrity);
    module = await openContainer(
      remote.replaceAll("-", "_"),
      release.base + release.manifest,
    );
  } catch (error) {
    throw fail((error as Error).message);
  }
  const candidate =
    typeof module === "object" && module !== null && "remote" in module
      ? module.remote
      : undefined;
  if (!isRemoteModule(candidate)) throw fail("módulo inválido");
  if (!acceptsContract(candidate.contract))
    throw fail(`contrato ${candidate.contract} não aceito`);
  return candidate;
}
