import type { ShellServices } from "shared-contracts/federation/shell-services";
import { AreaLoading } from "./AreaLoading.tsx";
import { AreaUnavailable } from "./AreaUnavailable.tsx";
import { forgetRemoteModule } from "./load-remote.ts";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { useRemotePage } from "./useRemotePage.ts";

interface RemoteAreaProps {
  remote: string;
  page: string;
  /** The page's heading, known before the remote is there. */
  title: string;
  services: ShellServices;
  /** The page may load but not be drawn yet. */
  held?: boolean;
}

/** Draws one page of a remote, and its loading and failure in its place. Give it the remote's name as key. */
export function RemoteArea({
  remote,
  page,
  title,
  services,
  held = false,
}: RemoteAreaProps) {
  const { state, retry } = useRemotePage(remote, page);

  if (state.status === "failed")
    return (
      <AreaUnavailable
        title={title}
        error={state.error}
        retrying={state.retrying}
        onRetry={retry}
      />
    );
  if (state.status === "loading" || held) return <AreaLoading title={title} />;

  const { Layout } = state.module;
  return (
    <RemoteBoundary
      page={state.page}
      fallback={(error, drawAgain) => (
        <AreaUnavailable
          title={title}
          error={error}
          retrying={false}
          onRetry={() => {
            forgetRemoteModule(remote);
            drawAgain();
            retry();
          }}
        />
      )}
    >
      <Layout services={services} page={state.page}>
        <state.Page />
      </Layout>
    </RemoteBoundary>
  );
}
