import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import type { AppParts } from "./parts.ts";
import { LeaveWithSession } from "./auth/LeaveWithSession.tsx";
import { loadLoginPage } from "./auth/load-login-page.ts";
import { RequireSession } from "./auth/RequireSession.tsx";
import { RouterErrorPage } from "./errors/RouterErrorPage.tsx";
import { MainLayout } from "./layout/MainLayout.tsx";
import { Notices } from "./layout/Notices.tsx";
import { onDemand } from "./on-demand.tsx";
import { StandaloneLayout } from "./layout/StandaloneLayout.tsx";
import { remoteRoutes, type RemoteRoute } from "./routes.ts";

const LoginPage = onDemand(loadLoginPage);

/** The route table in the router's form: /login, and the remotes' pages inside their layouts. */
export function routeObjects(parts: AppParts): RouteObject[] {
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
      errorElement: <RouterErrorPage />,
      children: [
        {
          path: "/login",
          element: <LoginPage {...parts} />,
        },
        ...inside(<MainLayout {...parts} />),
        ...inside(<StandaloneLayout {...parts} />, "standalone"),
      ],
    },
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
