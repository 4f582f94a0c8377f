import type { ReactNode } from "react";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { type RemotePage, useRemotePage } from "./useRemotePage.ts";

type Failed = Extract<RemotePage, { status: "failed" }>;

interface RemoteContentProps {
  remote: string;
  page: string;
  /** The signed-in user: some users get a canary. */
  userId: string;
  services: ShellServices;
  /** Drawn until the page is there. */
  loading: ReactNode;
  /** Draws why it is not. */
  failed: (failure: Failed, retry: () => void) => ReactNode;
  /** Load the page but do not render it yet. */
  held?: boolean;
}

/** One page of a remote in its layout, behind a boundary of its own, or what stands in its place. */
export function RemoteContent({
  remote,
  page,
  userId,
  services,
  loading,
  failed,
  held = false,
}: RemoteContentProps) {
  const { state, attempt, retry, leave } = useRemotePage(remote, page, userId);
  if (state.status === "failed") return failed(state, retry);
  if (state.status === "loading" || held) return loading;
  const { module, Page } = state.loaded;
  const { Layout } = module;
  return (
    <RemoteBoundary
      key={attempt}
      onError={() => leave(state.loaded)}
      whileLeaving={loading}
    >
      <Layout services={services} page={state.page}>
        <Page />
      </Layout>
    </RemoteBoundary>
  );
}
