import {
  CONTRACTS,
  type Contracts,
} from "shared-contracts/federation/contract-version";
import { versionOf } from "./workspace.ts";

interface SharedModule {
  import: false;
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
}

function singleton(version: string): SharedModule {
  return {
    // The page gives it: a remote holds no copy that nobody would download.
    import: false,
    singleton: true,
    // A remote that needs another major fails inside its own area instead of running on the wrong copy.
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
  };
}

/**
 * What there must be one of in the page, whichever side loads it first: what remotes are built to share, and
 * what the page offers them (shared-contracts/platform/federation).
 * The platform doors stand for router, state and query: sharing the libraries whole would end tree shaking. The fourth
 * is the one way to the rules of budgets.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: singleton(versionOf("react")),
  "react/": singleton(versionOf("react")),
  "react-dom": singleton(versionOf("react-dom")),
  "react-dom/": singleton(versionOf("react-dom")),
  "shared-contracts/platform/router": singleton(CONTRACTS.core),
  "shared-contracts/platform/state": singleton(CONTRACTS.core),
  "shared-contracts/platform/query": singleton(CONTRACTS.core),
  "shared-contracts/platform/rules": singleton(CONTRACTS.budget),
};

/** What an app that needs these contracts shares: the door to the rules belongs to the budget contract. */
export function sharedModulesOf({ budget }: Contracts): typeof sharedModules {
  const { "shared-contracts/platform/rules": rules, ...core } = sharedModules;
  return budget ? sharedModules : core;
}
