import { useCoreState } from "./core-state.ts";
import type { ShellServices } from "./shell-services.ts";

/**
 * The shell's services of both contracts. Only for a remote whose `contracts` name the budget contract.
 *
 * @throws Error outside a remote's layout.
 *
 * @example
 *   const { store, draft } = useAppState();
 */
export function useAppState(): ShellServices {
  return useCoreState() as ShellServices;
}
