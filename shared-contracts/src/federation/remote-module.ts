import type { ComponentType, ReactNode } from "react";
import type { Contracts } from "./contract-version.ts";
import type { CoreServices } from "./core-services.ts";

/** What the shell hands to a remote's layout: its services, the page on screen, and the page itself as children. */
export interface RemoteLayoutProps {
  services: CoreServices;
  page: string;
  children: ReactNode;
}

/**
 * The one module a remote exposes, as `./remote`.
 * A remote stays mounted between its pages: the layout keeps its place, the page changes inside it.
 */
export interface RemoteModule {
  /** The package's name, e.g. `mf-wizard`. */
  name: string;
  /** The package's version. */
  version: string;
  /** The versions of the contracts it was built against. */
  contracts: Contracts;
  /** Its pages by name, each loaded when first shown. */
  pages: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Provides the remote's own context from the shell's services. */
  Layout: ComponentType<RemoteLayoutProps>;
}

/** Whether what came over the network is a remote; nothing else crosses the boundary. */
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
