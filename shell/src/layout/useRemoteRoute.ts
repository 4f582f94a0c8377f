import { matchPath } from "react-router-dom";
import { useLocation } from "shared-contracts/platform/router";
import { routeTable } from "../route-table.ts";
import type { RemoteRoute } from "../routes.ts";

/** The current row of the route table; undefined on the shell's own pages. Call it in an observer. */
export function useRemoteRoute(): RemoteRoute | undefined {
  const { pathname } = useLocation();
  return routeTable.rows.find(({ path }) => matchPath(path, pathname));
}
