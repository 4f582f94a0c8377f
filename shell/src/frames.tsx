import { QueryClientProvider } from "shared-contracts/platform/query";
import { buildBudgetParts } from "./budget-parts.ts";
import { MainLayout } from "./layout/MainLayout.tsx";
import { StandaloneLayout } from "./layout/StandaloneLayout.tsx";
import type { Parts } from "./parts.ts";

export type Frames = ReturnType<typeof buildFrames>;

/** Builds the frames around remotes' pages, with what those pages share. /login needs none of it. */
export function buildFrames(shared: Parts) {
  const parts = { ...shared, ...buildBudgetParts(shared) };
  const { queryClient } = parts.services;
  return {
    outbox: parts.outbox,
    WithMenu: () => (
      <QueryClientProvider client={queryClient}>
        <MainLayout {...parts} />
      </QueryClientProvider>
    ),
    Standalone: () => (
      <QueryClientProvider client={queryClient}>
        <StandaloneLayout {...parts} />
      </QueryClientProvider>
    ),
  };
}
