import type { ReactNode } from "react";
import type {
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from "react-router-dom";
import type { PartsWithFrames } from "./load-frames.ts";
import { LeaveWithSession } from "./auth/LeaveWithSession.tsx";
import { loadLoginPage } from "./auth/load-login-page.ts";
import { RequireSession } from "./auth/RequireSession.tsx";
import { StartFailed } from "./errors/StartFailed.tsx";
import { RouterErrorPage } from "./errors/RouterErrorPage.tsx";
import { Notices } from "./layout/Notices.tsx";
import { onDemand } from "./on-demand.tsx";
import { routeTable } from "./route-table.ts";
import { remoteRoutes, type RemoteRoute } from "./routes.ts";

const LoginPage = onDemand(loadLoginPage);

/** The route table in the router's form: /login, and the remotes' pages inside their layouts. */
export function routeObjects(parts: PartsWithFrames): RouteObject[] {
  const { session, loadFrames } = parts;
  const failed = (retry: () => void) => <StartFailed onRetry={retry} />;
  const WithMenu = onDemand(
    () => loadFrames().then((frames) => frames.WithMenu),
    failed,
  );
  const Standalone = onDemand(
    () => loadFrames().then((frames) => frames.Standalone),
    failed,
  );
  const inside = (frame: ReactNode, layout: RemoteRoute["layout"]) => [
    {
      id: frameOf({ access: "anyone", layout }),
      element: <LeaveWithSession session={session}>{frame}</LeaveWithSession>,
      children: pages("anyone", layout),
    },
    {
      id: frameOf({ access: "session", layout }),
      element: <RequireSession session={session}>{frame}</RequireSession>,
      children: pages("session", layout),
    },
  ];
  return [
    {
      element: <Notices {...parts} />,
      errorElement: <RouterErrorPage />,
      // While the first page is one that a release may declare.
      hydrateFallbackElement: <></>,
      children: [
        {
          path: "/login",
          element: <LoginPage {...parts} />,
        },
        ...inside(<WithMenu />, undefined),
        ...inside(<Standalone />, "standalone"),
      ],
    },
  ];
}

/** The routes of the pages that releases declare, once they are known: asked for at an address that no route has. */
export function declaredPagesWhen(
  known: Promise<void>,
): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    await known;
    for (const row of routeTable.declared) patch(frameOf(row), [routeOf(row)]);
  };
}

/** Identifies the route of the frame that a page is in. */
function frameOf({ access, layout }: Pick<RemoteRoute, "access" | "layout">) {
  return `${access} ${layout ?? "menu"}`;
}

function pages(
  access: RemoteRoute["access"],
  layout: RemoteRoute["layout"],
): RouteObject[] {
  return remoteRoutes
    .filter((route) => route.access === access && route.layout === layout)
    .map(routeOf);
}

/** The layout renders the page: it looks up the row itself, so that a remote stays mounted between its pages. */
function routeOf({ path }: RemoteRoute): RouteObject {
  return { path, element: null };
}
