import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import styles from "./EventStep.module.css";
import { SizingMessage } from "./SizingMessage.tsx";

interface SizingNewsProps {
  /** What sizing had changed when the focus entered its fields; undefined before. */
  known: readonly TeamChange[] | null | undefined;
}

/** What sizing has changed since the focus entered its fields. */
export const SizingNews = observer(function SizingNews({
  known,
}: SizingNewsProps) {
  const changes = useAppState().store.team.lastSizing;
  const isNews = known !== undefined && changes !== known;
  return (
    <div
      className={styles.message}
      role="status"
      aria-label="Mudança na equipe"
    >
      {isNews && changes && <SizingMessage changes={changes} />}
    </div>
  );
});
