import { useMatches } from "shared-contracts/platform/router";
import type { RemoteRoute } from "../routes.ts";

/** The current row of the route table; undefined on the shell's own pages. */
export function useRemoteRoute(): RemoteRoute | undefined {
  return useMatches().at(-1)?.handle as RemoteRoute | undefined;
}
