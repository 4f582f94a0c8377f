import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { remote as account } from "mf-account/src/remote.tsx";
import { remote as billing } from "mf-billing/src/remote.tsx";
import { remote as wizard } from "mf-wizard/src/remote.tsx";

// Stands in for the shell's own load-remote.ts when the product is built as one monolith: the same pages, no federation.
const modules: Readonly<Record<string, RemoteModule>> = {
  "mf-account": account,
  "mf-billing": billing,
  "mf-wizard": wizard,
};

/** The remote's module, which came with the page. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  const module = modules[remote];
  return module
    ? Promise.resolve(module)
    : Promise.reject(new Error(`The monolith holds no ${remote}.`));
}

/** Nothing to forget: there is no second try of what came with the page. */
export function forgetRemoteModule(): void {}
