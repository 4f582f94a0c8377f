import { refusedContracts } from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import { startFederation } from "shared-contracts/platform/federation";

/**
 * Loads the remote as the shell would: the container in the folder above, by its entry. The one place of an isolated
 * page that starts the federation runtime. Throws with what is wrong.
 */
export async function openRemote(remote: string): Promise<RemoteModule> {
  const container = remote.replaceAll("-", "_");
  const entry = new URL("../remoteEntry.js", location.href).href;
  const federation = startFederation("isolation");
  federation.registerRemotes([{ name: container, entry }]);
  const exposed = await federation.loadRemote<{ remote: unknown }>(
    `${container}/remote`,
  );
  const module = exposed?.remote;
  if (!isRemoteModule(module) || refusedContracts(module).length > 0)
    throw new Error(`${entry} exposes no remote that a shell would accept.`);
  return module;
}
