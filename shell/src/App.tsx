import { QueryClientProvider } from "shared-contracts/platform/query";
import { BrowserRouter } from "shared-contracts/platform/page-router";
import type { AppParts } from "./parts.ts";
import { PageBoundary } from "./errors/PageBoundary.tsx";
import { Routes } from "./Routes.tsx";

/** The whole product. */
export function App(parts: AppParts) {
  return (
    <QueryClientProvider client={parts.services.queryClient}>
      <BrowserRouter>
        <PageBoundary>
          <Routes {...parts} />
        </PageBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
