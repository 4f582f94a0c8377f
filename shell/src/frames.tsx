import type { ReactNode } from "react";
import { QueryClientProvider } from "shared-contracts/platform/query";
import { buildBudgetParts } from "./budget-parts.ts";
import { MainLayout } from "./layout/MainLayout.tsx";
import { StandaloneLayout } from "./layout/StandaloneLayout.tsx";
import type { Parts } from "./parts.ts";

export type Frames = ReturnType<typeof buildFrames>;

/** Builds the frames around remotes' pages, with what those pages share. /login needs none of it. */
export function buildFrames(shared: Parts) {
  const parts = { ...shared, ...buildBudgetParts(shared) };
  const withQueries = (frame: ReactNode) => (
    <QueryClientProvider client={parts.services.queryClient}>
      {frame}
    </QueryClientProvider>
  );
  return {
    outbox: parts.outbox,
    WithMenu: () => withQueries(<MainLayout {...parts} />),
    Standalone: () => withQueries(<StandaloneLayout {...parts} />),
  };
}
