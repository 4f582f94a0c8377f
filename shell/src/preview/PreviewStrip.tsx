import Eye from "lucide-react/icons/eye";
import { useEffect, useState } from "react";
import type { Preview } from "shared-contracts/federation/preview";
import { releaseName } from "shared-contracts/federation/remote-news";
import { formatInstant } from "../about/format-instant.ts";
import { TabStrip, TabStripLine } from "../frame/TabStrip.tsx";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { endPreview } from "./end-preview.ts";

/** The strip at the top of a tab with a preview: which, until when, and how to end it. At its end it says so. */
export function PreviewStrip({
  preview: { remote, release, until },
}: {
  preview: Preview;
}) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // What is on screen stays, as under a release; the remote's next page is the published one.
      remotesInPage.hasFailed(remote);
      setOver(true);
    }, until - Date.now());
    return () => clearTimeout(timer);
  }, [remote, until]);
  const name = (
    <b>
      {remote} {releaseName(release)}
    </b>
  );
  return (
    <TabStrip label="Prévia">
      <TabStripLine icon={Eye} endLabel="Sair da prévia" onEnd={endPreview}>
        {isOver ? (
          <>A prévia de {name} terminou.</>
        ) : (
          <>
            Prévia de {name}
            <span> só nesta aba, até {formatInstant(until)}.</span>
          </>
        )}
      </TabStripLine>
    </TabStrip>
  );
}
