import type * as all from "react-router-dom";

/** The only door to the router. Re-exporting just the names we use keeps the rest of it out of the download. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";
export type { RouteObject } from "react-router-dom";

// Names of contract 1 that only a page could use, and no remote did. They leave with contract 2
// (docs/decisions/0074-routes-without-data.md).
export const createBrowserRouter: typeof all.createBrowserRouter = pageOnly;
export const createMemoryRouter: typeof all.createMemoryRouter = pageOnly;
export const RouterProvider: typeof all.RouterProvider = pageOnly;
export const useMatches: typeof all.useMatches = pageOnly;
export const useRouteError: typeof all.useRouteError = pageOnly;
export { isRouteErrorResponse } from "react-router-dom";

function pageOnly(): never {
  throw new Error("A page routes, a remote does not: see platform/page-router");
}
