import { observer } from "shared-contracts/platform/state";
import type { ApiClient } from "shared-contracts/client/api-client";
import { LeavingDialog } from "./LeavingDialog.tsx";
import { PendingDialog } from "./PendingDialog.tsx";
import { QuestionsDialog } from "./QuestionsDialog.tsx";
import type { PageOutbox } from "./page-outbox.ts";

interface OutboxDialogsProps {
  client: ApiClient;
  /** Ends the session. */
  leave: () => void;
  outbox: PageOutbox;
}

/** What of the outbox is asked or listed now. */
export const OutboxDialogs = observer(function OutboxDialogs({
  client,
  leave,
  outbox,
}: OutboxDialogsProps) {
  const { shown, running } = outbox;
  if (!shown || !running) return null;
  if (shown.what === "leaving")
    return <LeavingDialog outbox={outbox} end={leave} />;
  if (shown.what === "list")
    return <PendingDialog client={client} outbox={outbox} running={running} />;
  const entry = running.outbox.asking(shown.id);
  return (
    entry?.met && (
      <QuestionsDialog
        key={entry.id}
        entry={entry}
        theirs={entry.met.theirs}
        running={running}
        onClose={() => outbox.open(null)}
      />
    )
  );
});
