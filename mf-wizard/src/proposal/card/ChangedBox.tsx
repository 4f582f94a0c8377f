import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import type { SentProposal } from "shared-contracts/entities/sending";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import type { SavedCopy } from "../useSavedCopy.ts";
import { ChangedDialog } from "./ChangedDialog.tsx";
import styles from "./ProposalCard.module.css";
import { changedText, sentChanges } from "./sent-changes.ts";

/** Says that the saved budget is no longer the one that was sent, and by how much. */
export function ChangedBox({
  copy,
  sent,
}: {
  copy: SavedCopy;
  sent: SentProposal;
}) {
  const [comparing, setComparing] = useState(false);
  return (
    <div className={styles.changed}>
      <p className={styles.changedHead}>
        <Icon of={TriangleAlert} />
        {changedText(sent.totalFinal, copy.totalFinal)}
      </p>
      <ul>
        {sentChanges(sent, copy.budget).map(({ key, label, value }) => (
          <LeaderLine key={key} as="li" small label={label} value={value} />
        ))}
      </ul>
      <Button
        variant="link"
        className={styles.changedMore}
        onClick={() => setComparing(true)}
      >
        Ver o que mudou
      </Button>
      {comparing && (
        <ChangedDialog
          copy={copy}
          sent={sent}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}
