/** The only door to the router. Re-exporting just the names we use keeps the rest of it out of the download. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useSearchParams,
} from "react-router-dom";
export type { RouteObject } from "react-router-dom";
