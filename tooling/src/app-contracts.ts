import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContractName,
  type Contracts,
  statedContracts,
} from "shared-contracts/federation/contract-version";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { folderOf } from "./workspace.ts";

/**
 * What an app states of the contracts: a remote those it needs, the shell those it keeps. They are named in its
 * package.json.
 */
export function contractsOf(app: string): Contracts {
  return statedContracts(...statementsOf(app).contracts);
}

/** The pages that come with a remote, unchecked, as its package.json declares them; nothing where it declares none. */
export function declaredPagesOf(
  app: string,
): Pick<RemoteRelease, "declaredPages"> {
  const { declaredPages } = statementsOf(app);
  return declaredPages ? { declaredPages } : {};
}

function statementsOf(app: string) {
  const file = join(folderOf(app), "package.json");
  return JSON.parse(readFileSync(file, "utf8")) as {
    contracts: readonly ContractName[];
    declaredPages?: unknown[];
  };
}
