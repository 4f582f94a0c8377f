import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { contractsOf } from "./app-contracts.ts";
import { isInstalled, versionOf } from "./workspace.ts";

const RULES = "shared-contracts/platform/rules";

/**
 * What there must be one of in the page. The platform doors stand for router, state and query: sharing the libraries
 * whole would end tree shaking. The fourth is the one way to the rules of budgets.
 */
const versions: Readonly<Record<string, string>> = {
  react: versionOf("react"),
  "react/": versionOf("react"),
  "react-dom": versionOf("react-dom"),
  "react-dom/": versionOf("react-dom"),
  "shared-contracts/platform/router": CONTRACTS.core,
  "shared-contracts/platform/state": CONTRACTS.core,
  "shared-contracts/platform/query": CONTRACTS.core,
  [RULES]: CONTRACTS.budget,
};

/** What a page that loads remotes gives them, as `shared` of the federation plugin. */
export const pageShared = sharedWith({});

/**
 * What a remote takes from the page, as `shared` of the federation plugin. It holds no copy that nobody would download.
 * The door to the rules belongs to the budget contract.
 */
export function remoteShared(app: string) {
  const { budget } = contractsOf(app);
  const door = importedAs(RULES);
  const { [door]: rules, ...core } = sharedWith({ import: false as const });
  return budget ? { ...core, [door]: rules! } : core;
}

function sharedWith<T extends object>(settings: T) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      importedAs(name),
      {
        ...settings,
        shareKey: name,
        singleton: true,
        // A remote that needs another major fails inside its own area instead of running on the wrong copy.
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

/** The page knows the doors by their names here; in a team's own repository they are imported from another package. */
function importedAs(name: string): string {
  return isInstalled
    ? name.replace(/^shared-contracts/, "@banquete/contract")
    : name;
}
