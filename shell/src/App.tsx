import { useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClientProvider } from "shared-contracts/platform/query";
import {
  createBrowserRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import type { Notifier } from "shared-ui/toast/createNotifier";
import type { Session } from "./auth/session.ts";
import type { Draft } from "./draft/draft.ts";
import type { PlanGate } from "./plan-gate/plan-gate.ts";
import { routeObjects } from "./route-objects.tsx";
import type { Theme } from "./theme/theme.ts";

/** What the composition root builds and the shell's own pages use. */
export interface AppParts {
  session: Session;
  client: ApiClient;
  draft: Draft;
  planGate: PlanGate;
  theme: Theme;
  services: ShellServices;
  notifier: Notifier;
  /** Whom a blocked account asks (decision 8). */
  support: RuntimeConfig["support"];
}

/** The whole product. */
export function App(parts: AppParts) {
  const [router] = useState(() => createBrowserRouter(routeObjects(parts)));
  return (
    <QueryClientProvider client={parts.services.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
