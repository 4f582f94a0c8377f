import {
  loadRemote,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import { refusedContracts } from "shared-contracts/federation/contract-version";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
// The federation plugin gives remotes only those doors that the page itself imports.
import "shared-contracts/platform/query";
import "shared-contracts/platform/router";
import "shared-contracts/platform/rules";
import "shared-contracts/platform/state";

/** A built entry is there at once; a development server may still be building it. */
const ENTRY_TIMEOUT_MS = 60_000;

/** Found from the address the page was opened at: a scenario changes it. */
const ENTRY = new URL("../remoteEntry.js", location.href).href;

registerPlugins([
  { name: "isolation", createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }) },
]);

let opened: Promise<RemoteModule> | undefined;

/**
 * Loads the remote as the shell would, by the entry in the folder above; once, for all scenarios of the page. The one
 * place of an isolated page that opens a remote. Throws with what is wrong.
 */
export function openRemote(remote: string): Promise<RemoteModule> {
  return (opened ??= open(remote));
}

async function open(remote: string): Promise<RemoteModule> {
  const name = remote.replaceAll("-", "_");
  registerRemotes([{ name, entry: ENTRY }]);
  const exposed = await loadRemote<{ remote: unknown }>(`${name}/remote`);
  const module = exposed?.remote;
  if (!isRemoteModule(module) || refusedContracts(module.contracts).length > 0)
    throw new Error(`${ENTRY} exposes no remote that a shell would accept.`);
  return module;
}
