import { Button } from "shared-ui/button/Button";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { Banner } from "shared-ui/banner/Banner";
import { ProposalSheet } from "../proposal-sheet/ProposalSheet.tsx";
import styles from "./ProposalEditor.module.css";
import type { usePreview } from "./usePreview.ts";

/** What the client will read. It scrolls by the keys, and keeps its place when it changes. */
export function Preview({
  preview: { proposal, isFailed, isRetrying, retry },
}: {
  preview: ReturnType<typeof usePreview>;
}) {
  return (
    <section className={styles.scroll} aria-label="Prévia" tabIndex={0}>
      {isFailed ? (
        <Banner
          tone="danger"
          actions={
            <Button
              size="small"
              busy={isRetrying}
              busyLabel="Aguarde..."
              onClick={retry}
            >
              Tentar novamente
            </Button>
          }
        >
          Não foi possível montar a prévia.
        </Banner>
      ) : proposal && !(proposal instanceof Error) ? (
        <ProposalSheet proposal={proposal} />
      ) : (
        <SkeletonGroup label="Montando a prévia...">
          <div className={styles.page} />
        </SkeletonGroup>
      )}
    </section>
  );
}
