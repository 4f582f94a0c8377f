import type { ShellServices } from "shared-contracts/federation/shell-services";
import type { AreaShape } from "./AreaBars.tsx";
import { AreaLoading } from "./AreaLoading.tsx";
import { AreaUnavailable } from "./AreaUnavailable.tsx";
import { RemoteBoundary } from "./RemoteBoundary.tsx";
import { useRemotePage } from "./useRemotePage.ts";

interface RemoteAreaProps {
  remote: string;
  page: string;
  /** The page's heading, known before the remote is there. */
  title: string;
  /** The placeholder's shape. */
  shape?: AreaShape | undefined;
  /** The signed-in user: some users get a canary. */
  userId: string;
  services: ShellServices;
  /** Load the page but do not render it yet. */
  held?: boolean;
}

/** Renders one page of a remote, or its loading or error state. Use the remote's name as key. */
export function RemoteArea({
  remote,
  page,
  title,
  shape,
  userId,
  services,
  held = false,
}: RemoteAreaProps) {
  const { state, attempt, retry, leave } = useRemotePage(remote, page, userId);

  if (state.status === "failed")
    return (
      <AreaUnavailable
        title={title}
        error={state.error}
        retrying={state.retrying}
        isSignedIn={userId !== "anonymous"}
        onRetry={retry}
      />
    );
  if (state.status === "loading" || held)
    return <AreaLoading title={title} shape={shape} />;

  const { module, Page } = state.loaded;
  const { Layout } = module;
  return (
    <RemoteBoundary
      key={attempt}
      onError={() => leave(state.loaded)}
      whileLeaving={<AreaLoading title={title} shape={shape} />}
    >
      <Layout services={services} page={state.page}>
        <Page />
      </Layout>
    </RemoteBoundary>
  );
}
