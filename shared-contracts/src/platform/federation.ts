/** The only door to the federation runtime: a page that loads remotes holds it once, for itself and for all of them. */
import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from "@module-federation/enhanced/runtime";
import * as runtimeCore from "@module-federation/runtime-core";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as ReactDomClient from "react-dom/client";
import { CONTRACTS } from "../federation/contract-version.ts";
import * as query from "./query.ts";
import * as router from "./router.ts";
import * as rules from "./rules.ts";
import * as state from "./state.ts";

declare global {
  /** Where the entry of a remote, which holds no runtime, looks for the page's. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Starts federation in a page that loads remotes: once, before the first of them. What there must be one of is the
 * page's own.
 */
export function startFederation(
  page: string,
  plugins: ModuleFederationRuntimePlugin[] = [],
): ModuleFederation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return createInstance({
    name: page,
    remotes: [],
    plugins,
    // A loaded copy wins over a newer one that is not: an offline remote cannot stop the page.
    shareStrategy: "loaded-first",
    shared: {
      react: only(React.version, React),
      "react/jsx-runtime": only(React.version, jsxRuntime),
      "react-dom": only(ReactDom.version, ReactDom),
      "react-dom/client": only(ReactDom.version, ReactDomClient),
      "shared-contracts/platform/query": only(CONTRACTS.core, query),
      "shared-contracts/platform/router": only(CONTRACTS.core, router),
      "shared-contracts/platform/state": only(CONTRACTS.core, state),
      "shared-contracts/platform/rules": only(CONTRACTS.budget, rules),
    },
  });
}

/** A remote that needs another major fails inside its own area instead of running on the wrong copy. */
function only(version: string, library: unknown) {
  const shareConfig = {
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
  };
  return { version, lib: () => library, shareConfig };
}
