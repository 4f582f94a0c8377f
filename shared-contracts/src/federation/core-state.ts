import { createContext, createElement, use, type ReactNode } from "react";
import type { CoreServices } from "./core-services.ts";

const AppState = createContext<CoreServices | null>(null);

/** Provides the shell's services to the components of one remote. Rendered by the remote's layout. */
export function AppStateProvider(props: {
  services: CoreServices;
  children: ReactNode;
}) {
  return createElement(AppState, { value: props.services }, props.children);
}

/** The shell's services that every remote gets. Throws outside a remote's layout. */
export function useCoreState(): CoreServices {
  const services = use(AppState);
  if (!services)
    throw new Error("useAppState must be used within AppStateProvider");
  return services;
}
