import { useEffect, useRef } from "react";
import type { Block } from "shared-contracts/proposal/composition";
import { Button } from "shared-ui/button/Button";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { Banner } from "shared-ui/banner/Banner";
import { ProposalSheet } from "../sheet/ProposalSheet.tsx";
import styles from "./ProposalEditor.module.css";
import type { usePreview } from "./usePreview.ts";

interface PreviewProps {
  preview: ReturnType<typeof usePreview>;
  /** The part to show; a new object shows it again. */
  shown: { part: Block["kind"] } | null;
}

/** What the client will read. It scrolls by the keys, and keeps its place when it changes. */
export function Preview({
  preview: { proposal, isFailed, isRetrying, retry },
  shown,
}: PreviewProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown && region.current) scrollTo(region.current, shown.part);
  }, [shown]);
  return (
    <section
      ref={region}
      className={styles.scroll}
      aria-label="Prévia"
      tabIndex={0}
    >
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

/** Between the top of the region and the part, in px. */
const MARGIN = 24;

/** Scrolls a part to the top of the region; a part that the proposal does not have leaves it where it is. */
function scrollTo(region: HTMLElement, part: Block["kind"]) {
  const block = region.querySelector(`[data-block="${part}"] > *`);
  if (!block) return;
  const { top } = block.getBoundingClientRect();
  region.scrollTop += top - region.getBoundingClientRect().top - MARGIN;
}
