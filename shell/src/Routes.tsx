import { type ReactNode, useState } from "react";
import { useRoutes } from "shared-contracts/platform/page-router";
import type { RouteObject } from "shared-contracts/platform/router";
import type { AppParts } from "./parts.ts";
import { LeaveWithSession } from "./auth/LeaveWithSession.tsx";
import { loadLoginPage } from "./auth/load-login-page.ts";
import { RequireSession } from "./auth/RequireSession.tsx";
import { ErrorPage } from "./errors/ErrorPage.tsx";
import { MainLayout } from "./layout/MainLayout.tsx";
import { Notices } from "./layout/Notices.tsx";
import { OnDemand } from "./on-demand/OnDemand.tsx";
import { StandaloneLayout } from "./layout/StandaloneLayout.tsx";
import { remoteRoutes, type RemoteRoute } from "./routes.ts";

/** The page of the current address. */
export function Routes(parts: AppParts) {
  const [routes] = useState(() => routeObjects(parts));
  return useRoutes(routes);
}

/** The route table as the router wants it: /login, and the remotes' pages inside their layouts. */
function routeObjects(parts: AppParts): RouteObject[] {
  const { session } = parts;
  const inside = (layout: ReactNode, name?: RemoteRoute["layout"]) => [
    {
      element: <LeaveWithSession session={session}>{layout}</LeaveWithSession>,
      children: pages("anyone", name),
    },
    {
      element: <RequireSession session={session}>{layout}</RequireSession>,
      children: pages("session", name),
    },
  ];
  return [
    {
      element: <Notices {...parts} />,
      children: [
        {
          path: "/login",
          element: <OnDemand needed load={loadLoginPage} props={parts} />,
        },
        ...inside(<MainLayout {...parts} />),
        ...inside(<StandaloneLayout {...parts} />, "standalone"),
      ],
    },
    { path: "*", element: <ErrorPage /> },
  ];
}

/** The layout renders the page: it looks up the row itself, so that a remote stays mounted between its pages. */
function pages(
  access: RemoteRoute["access"],
  layout: RemoteRoute["layout"],
): RouteObject[] {
  return remoteRoutes
    .filter((route) => route.access === access && route.layout === layout)
    .map((route) => ({ path: route.path, element: null }));
}
