import { createContext, createElement, use, type ReactNode } from "react";
import type { ShellServices } from "./shell-services.ts";

const AppState = createContext<ShellServices | null>(null);

/** Hands the shell's services to the components of one remote. Rendered by the remote's layout. */
export function AppStateProvider(props: {
  services: ShellServices;
  children: ReactNode;
}) {
  return createElement(AppState, { value: props.services }, props.children);
}

/** The shell's services, the budget store among them. Throws outside a remote's layout. */
export function useAppState(): ShellServices {
  const services = use(AppState);
  if (!services)
    throw new Error("useAppState must be used within AppStateProvider");
  return services;
}
