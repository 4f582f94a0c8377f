import { refusedContracts } from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import { openContainer } from "shared-contracts/platform/federation";

/** A built entry is there at once; a development server may still be building it. */
const ENTRY_TIMEOUT_MS = 60_000;

/** Found from the address the page was opened at: a scenario changes it. */
const ENTRY = new URL("../remoteEntry.js", location.href).href;

let opened: Promise<RemoteModule> | undefined;

/**
 * Loads the remote as the shell would: the container in the folder above, by its entry; once, for all scenarios of the
 * page. The one place of an isolated page that opens a container. Throws with what is wrong.
 */
export function openRemote(remote: string): Promise<RemoteModule> {
  return (opened ??= open(remote));
}

async function open(remote: string): Promise<RemoteModule> {
  const script = document.createElement("script");
  script.src = ENTRY;
  const exposed = (await openContainer(
    remote.replaceAll("-", "_"),
    script,
    ENTRY_TIMEOUT_MS,
  )) as { remote?: unknown };
  const module = exposed.remote;
  if (!isRemoteModule(module) || refusedContracts(module).length > 0)
    throw new Error(`${ENTRY} exposes no remote that a shell would accept.`);
  return module;
}
