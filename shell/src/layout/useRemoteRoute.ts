import { matchPath } from "react-router-dom";
import { useLocation } from "shared-contracts/platform/router";
import { remoteRoutes, type RemoteRoute } from "../routes.ts";

/** The current row of the route table; undefined on the shell's own pages. */
export function useRemoteRoute(): RemoteRoute | undefined {
  const { pathname } = useLocation();
  return remoteRoutes.find(({ path }) => matchPath(path, pathname));
}
