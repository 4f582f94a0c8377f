import Eye from "lucide-react/icons/eye";
import Link from "lucide-react/icons/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { Waiting } from "shared-ui/waiting/Waiting";
import type { SavedCopy } from "../useSavedCopy.ts";
import { seenAt } from "./seen-text.ts";
import styles from "./SeenLines.module.css";
import { useClientPage } from "./useClientPage.ts";

const ClientPageDialog = lazy(async () => {
  const { ClientPageDialog: dialog } = await import("./ClientPageDialog.tsx");
  return { default: dialog };
});

/** Whether the client looked at the proposal, and the way to its page; nothing before it has one. */
export function SeenLines({ copy }: { copy: SavedCopy }) {
  const { link } = useClientPage(copy.id, { make: false });
  const [isOpen, open] = useState(false);
  if (!link?.published) return null;
  const { firstSeenAt, lastSeenAt } = link;
  return (
    <>
      <p className={styles.seen}>
        <Icon of={Eye} size={16} />
        <span>
          {firstSeenAt ? `Vista ${seenAt(firstSeenAt)}` : "Ainda não vista"}
          {lastSeenAt && lastSeenAt !== firstSeenAt && (
            <span className={styles.last}>
              {" "}
              Última vez {seenAt(lastSeenAt)}
            </span>
          )}
        </span>
      </p>
      <Button
        wide
        icon={Link}
        className={styles.open}
        onClick={() => open(true)}
      >
        Página do cliente
      </Button>
      {isOpen && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <ClientPageDialog copy={copy} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
