import type { RouteObject } from "shared-contracts/platform/router";
import type { AppParts } from "./App.tsx";
import { LoginPage } from "./auth/LoginPage.tsx";
import { RequireSession } from "./auth/RequireSession.tsx";
import { RouterErrorPage } from "./errors/RouterErrorPage.tsx";
import { MainLayout } from "./layout/MainLayout.tsx";
import { Notices } from "./layout/Notices.tsx";
import { remoteRoutes, type RemoteRoute } from "./routes.ts";

/** The route table as the router wants it: /login, and the remotes' pages inside the layout. */
export function routeObjects(parts: AppParts): RouteObject[] {
  const layout = <MainLayout {...parts} />;
  return [
    {
      element: <Notices notifier={parts.notifier} />,
      errorElement: <RouterErrorPage />,
      children: [
        {
          path: "/login",
          element: <LoginPage session={parts.session} client={parts.client} />,
        },
        { element: layout, children: pages("anyone") },
        {
          element: (
            <RequireSession session={parts.session}>{layout}</RequireSession>
          ),
          children: pages("session"),
        },
      ],
    },
  ];
}

/** The layout draws the page: it reads the row from the match, so that a remote stays mounted between its pages. */
function pages(access: RemoteRoute["access"]): RouteObject[] {
  return remoteRoutes
    .filter((route) => route.access === access)
    .map((route) => ({ path: route.path, handle: route, element: null }));
}
