import { createContext, createElement, use, type ReactNode } from "react";
import type { CoreServices } from "./core-services.ts";

const AppState = createContext<CoreServices | null>(null);

/**
 * Provides the shell's services to the components of a remote. The remote's layout renders it.
 *
 * @example
 *   const Layout = ({ services, children }: RemoteLayoutProps) => (
 *     <AppStateProvider services={services}>{children}</AppStateProvider>
 *   );
 */
export function AppStateProvider(props: {
  services: CoreServices;
  children: ReactNode;
}) {
  return createElement(AppState, { value: props.services }, props.children);
}

/**
 * The shell's services of the core contract.
 *
 * @throws Error outside a remote's layout.
 *
 * @example
 *   const { client, notify } = useCoreState();
 */
export function useCoreState(): CoreServices {
  const services = use(AppState);
  if (!services)
    throw new Error("useAppState must be used within AppStateProvider");
  return services;
}
