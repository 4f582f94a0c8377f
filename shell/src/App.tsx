import { useState } from "react";
import { QueryClientProvider } from "shared-contracts/platform/query";
import {
  createBrowserRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import type { AppParts } from "./parts.ts";
import { routeObjects } from "./route-objects.tsx";

/** The whole product. */
export function App(parts: AppParts) {
  const [router] = useState(() => createBrowserRouter(routeObjects(parts)));
  return (
    <QueryClientProvider client={parts.services.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
