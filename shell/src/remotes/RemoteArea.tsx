import type { ShellServices } from "shared-contracts/federation/shell-services";
import type { AreaShape } from "./AreaBars.tsx";
import { AreaLoading } from "./AreaLoading.tsx";
import { AreaUnavailable } from "./AreaUnavailable.tsx";
import { RemoteContent } from "./RemoteContent.tsx";

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
export function RemoteArea({ title, shape, ...content }: RemoteAreaProps) {
  return (
    <RemoteContent
      {...content}
      loading={<AreaLoading title={title} shape={shape} />}
      failed={({ error, retrying }, retry) => (
        <AreaUnavailable
          title={title}
          error={error}
          retrying={retrying}
          isSignedIn={content.userId !== "anonymous"}
          onRetry={retry}
        />
      )}
    />
  );
}
