import { refusedContracts } from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import { openContainer } from "shared-contracts/platform/federation";

/** A built entry is there at once; a development server may still be building it. */
const ENTRY_TIMEOUT_MS = 60_000;

/**
 * Loads the remote as the shell would: the container in the folder above, by its entry. The one place of an isolated
 * page that opens a container. Throws with what is wrong.
 */
export async function openRemote(remote: string): Promise<RemoteModule> {
  const script = document.createElement("script");
  script.src = new URL("../remoteEntry.js", location.href).href;
  const exposed = (await openContainer(
    remote.replaceAll("-", "_"),
    script,
    ENTRY_TIMEOUT_MS,
  )) as { remote?: unknown };
  const module = exposed.remote;
  if (!isRemoteModule(module) || refusedContracts(module).length > 0)
    throw new Error(
      `${script.src} exposes no remote that a shell would accept.`,
    );
  return module;
}
