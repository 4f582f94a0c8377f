import type { ComponentType } from "react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { remote as account } from "mf-account/src/remote.tsx";
import { remote as billing } from "mf-billing/src/remote.tsx";
import { remote as wizard } from "mf-wizard/src/remote.tsx";

// Stands in for the shell's load-remote.ts and open-release.ts when the product is built as one monolith: the same
// pages, no federation.
const modules: Readonly<Record<string, RemoteModule>> = {
  "mf-account": account,
  "mf-billing": billing,
  "mf-wizard": wizard,
};

/** A page of a remote, which came with the shell's. */
export async function loadRemotePage(
  remote: string,
  page: string,
): Promise<{ module: RemoteModule; Page: ComponentType }> {
  const module = modules[remote];
  const loadPage = module?.pages[page];
  if (!loadPage) throw new Error(`The monolith holds no ${page} of ${remote}.`);
  return { module: module!, Page: await loadPage() };
}

/** There is no other release to go to. */
export function leaveRelease(): void {}

/** There is no second try of what came with the page. */
export function allowRetry(): void {}

/** There is no runtime of federation. */
export async function fetchRuntime(): Promise<void> {}
