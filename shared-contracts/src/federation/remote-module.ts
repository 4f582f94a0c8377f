import type { ComponentType, ReactNode } from "react";
import type { Contracts } from "./contract-version.ts";
import type { CoreServices } from "./core-services.ts";

/** The props of a remote's layout: the services, the name of the current page, and the page as children. */
export interface RemoteLayoutProps {
  services: CoreServices;
  page: string;
  children: ReactNode;
}

/**
 * The module that a remote exposes as `./remote`. The layout stays mounted while the pages inside it change.
 *
 * @example
 *   export default {
 *     name: "mf-b2b",
 *     version: "1.0.0",
 *     contracts: statedContracts(),
 *     pages: { received: async () => (await import("./ReceivedBudgetsPage.tsx")).ReceivedBudgetsPage },
 *     Layout,
 *   } satisfies RemoteModule;
 */
export interface RemoteModule {
  /** The package's name, e.g. `mf-wizard`. */
  name: string;
  /** The package's version. */
  version: string;
  /** The contract versions of its build: see `statedContracts`. */
  contracts: Contracts;
  /** Its pages by name; each is loaded when it is first shown. */
  pages: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Provides the services to the pages: see `AppStateProvider`. */
  Layout: ComponentType<RemoteLayoutProps>;
}

/** Whether a downloaded value is a remote module. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== "object" || value === null) return false;
  const { name, version, contracts, pages, Layout } =
    value as Partial<RemoteModule>;
  return (
    typeof name === "string" &&
    typeof version === "string" &&
    typeof contracts?.core === "string" &&
    isComponent(Layout) &&
    typeof pages === "object" &&
    pages !== null &&
    Object.values(pages).every((load) => typeof load === "function")
  );
}

function isComponent(value: unknown): boolean {
  return (
    typeof value === "function" ||
    (typeof value === "object" && value !== null && "$$typeof" in value)
  );
}
