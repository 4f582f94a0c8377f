/**
 * The only door to module federation at run time: what a page gives to remotes, and how it opens their containers. The
 * plugin's own runtime does more than a page needs that reads `remotes.json`.
 */
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as ReactDomClient from "react-dom/client";
import { CONTRACTS } from "../federation/contract-version.ts";
import * as query from "./query.ts";
import * as router from "./router.ts";
import * as rules from "./rules.ts";
import * as state from "./state.ts";

/** A library as a share scope lists it. */
interface Shared {
  version: string;
  from: string;
  scope: string[];
  loaded: true;
  shareConfig: { singleton: true; requiredVersion: string };
  lib(): unknown;
  get(): () => unknown;
}

/** What the entry of a remote leaves under its name on `globalThis`. */
interface Container {
  init(scope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

declare global {
  /** Where an entry that is built with `externalRuntime` looks for the runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** What there must be one of in the page, by name and version. Every container is given the same. */
export const shareScope = Object.fromEntries(
  (
    [
      ["react", React.version, React],
      ["react/jsx-runtime", React.version, jsxRuntime],
      ["react-dom", ReactDom.version, ReactDom],
      ["react-dom/client", ReactDom.version, ReactDomClient],
      ["shared-contracts/platform/query", CONTRACTS.core, query],
      ["shared-contracts/platform/router", CONTRACTS.core, router],
      ["shared-contracts/platform/state", CONTRACTS.core, state],
      ["shared-contracts/platform/rules", CONTRACTS.budget, rules],
    ] as const
  ).map(([name, version, library]) => {
    const shared: Shared = {
      version,
      from: "page",
      scope: ["default"],
      loaded: true,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      lib: () => library,
      get: () => () => library,
    };
    return [name, { [version]: shared }];
  }),
);

/** What an entry asks the page's runtime for: nothing but shared libraries. */
class EntryRuntime {
  readonly shareScopeMap = { default: shareScope };
  readonly options: object;
  readonly name: string;

  constructor(options: { name: string }) {
    this.options = options;
    this.name = options.name;
  }

  initOptions() {}
  initShareScopeMap() {}
  registerShared() {}

  initializeSharing(): Promise<never>[] {
    return [];
  }

  /** False where the page has no such library: the entry then takes its own copy, or fails. */
  loadShare(
    name: string,
    { customShareInfo }: { customShareInfo: Pick<Shared, "shareConfig"> },
  ): Promise<false | (() => unknown)> {
    const [shared] = Object.values(shareScope[name] ?? {});
    if (!shared) return Promise.resolve(false);
    const { requiredVersion } = customShareInfo.shareConfig;
    // Another major would run on the wrong copy: the remote fails inside its own area instead.
    return isGiven(shared.version, requiredVersion)
      ? Promise.resolve(shared.lib)
      : Promise.reject(
          new Error(
            `The page has ${name} ${shared.version}, not ${requiredVersion}.`,
          ),
        );
  }
}

/** The names of the runtime's core that an entry uses when it starts. */
const runtimeCore = {
  ModuleFederation: EntryRuntime,
  /** Every entry has a separate instance, so that two builds of a remote never meet. */
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor: () => EntryRuntime,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: () => undefined,
  helpers: { global: {}, share: {}, utils: {} },
};

/** Whether a version is what `^1.2.3` asks for. */
function isGiven(version: string, range: string): boolean {
  const [major] = version.split(".");
  return (
    range.startsWith(`^${major}.`) &&
    range.slice(1).localeCompare(version, "en", { numeric: true }) <= 0
  );
}

/**
 * Runs the entry script of a remote and returns its `./remote` module, unchecked. Each call runs the script anew, so
 * nothing is left of an earlier failure. Rejects when the script does not load in time, or does not run.
 */
export async function openContainer(
  name: string,
  script: HTMLScriptElement,
  timeoutMs: number,
): Promise<unknown> {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const container = await containerOf(name, script, timeoutMs);
  await container.init(shareScope, [], {
    shareScopeMap: { default: shareScope },
  });
  const factory = await container.get("./remote");
  return factory();
}

function containerOf(
  name: string,
  script: HTMLScriptElement,
  timeoutMs: number,
): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Container>((resolve, reject) => {
    const fail = () => reject(new Error(`${script.src} gave no container.`));
    timer = setTimeout(fail, timeoutMs);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const container = page[name];
      // Another build of the remote uses the same name.
      page[name] = undefined;
      if (container) resolve(container);
      else fail();
    });
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
