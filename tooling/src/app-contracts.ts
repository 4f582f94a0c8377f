import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContractName,
  type Contracts,
  statedContracts,
} from "shared-contracts/federation/contract-version";
import { root } from "./workspace.ts";

/**
 * What an app states of the contracts: a remote those it needs, the shell those it keeps. They are named in its
 * package.json.
 */
export function contractsOf(app: string): Contracts {
  const file = join(root, app, "package.json");
  const { contracts } = JSON.parse(readFileSync(file, "utf8")) as {
    contracts: readonly ContractName[];
  };
  return statedContracts(...contracts);
}
