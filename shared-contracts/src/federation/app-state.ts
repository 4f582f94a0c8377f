import { useCoreState } from "./core-state.ts";
import type { ShellServices } from "./shell-services.ts";

/**
 * The shell's services with the budget store among them, for a remote that says it needs the budget contract.
 *
 * @throws Error outside a remote's layout.
 *
 * @example
 *   const { store, draft } = useAppState();
 */
export function useAppState(): ShellServices {
  return useCoreState() as ShellServices;
}
