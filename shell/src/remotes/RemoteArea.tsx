import type { ShellServices } from "shared-contracts/federation/shell-services";
import { Link } from "shared-contracts/platform/router";
import { AreaUnavailable } from "shared-ui/area-unavailable/AreaUnavailable";
import type { AreaShape } from "./AreaBars.tsx";
import { AreaLoading } from "./AreaLoading.tsx";
import { RemoteContent } from "./RemoteContent.tsx";
import { RemoteError } from "./remote-error.ts";

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
          cause={causeLine(error)}
          retrying={retrying}
          isSignedIn={content.userId !== "anonymous"}
          link={Link}
          onRetry={retry}
        />
      )}
    />
  );
}

function causeLine(error: unknown): string {
  if (!(error instanceof RemoteError)) return "falhou ao abrir";
  const build = [error.remote, error.version].filter(Boolean).join(" ");
  return `${build}, ${error.message}`;
}
