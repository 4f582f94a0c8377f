import { useMemo, useState } from "react";
import { counted } from "shared-contracts/formats/count";
import type { Entry } from "shared-contracts/outbox/kept-outbox";
import { changesOf, sidesOf } from "shared-contracts/outbox/merge-save";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import { Button } from "shared-ui/button/Button";
import { useOnline } from "shared-ui/online/useOnline";
import { ChangeList } from "./ChangeList.tsx";
import { PendingEntry } from "./PendingEntry.tsx";
import { since, stateWords } from "./waiting-words.ts";

/** A save that waits, with what it changes. */
export function SaveEntry({
  save,
  entry,
  isOpen,
  onAsk,
  onRetry,
  onWithdraw,
  onDrop,
}: {
  save: WaitingSave;
  entry: Entry | undefined;
  /** It is the working budget's: its content stays when it leaves the queue. */
  isOpen: boolean;
  onAsk: () => void;
  onRetry: () => void;
  onWithdraw: () => void;
  onDrop: () => void;
}) {
  const isOnline = useOnline();
  const [isUnfolded, setUnfolded] = useState(false);
  const changes = useMemo(() => (entry && changesOf(entry)) ?? [], [entry]);
  const count = changes.length;
  const alterations =
    count > 0 ? `${counted(count, "alteração", "alterações")} ` : "";
  return (
    <PendingEntry
      name={save.name}
      what={`Salvar, ${alterations}desde ${since(save.since)}`}
      state={stateWords(save, isOnline)}
      details={
        isUnfolded &&
        entry?.base && (
          <ChangeList changes={changes} sides={sidesOf(entry, entry.base)} />
        )
      }
    >
      {count > 0 && (
        <Button
          variant="quiet"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          Ver alterações
        </Button>
      )}
      {isOpen ? (
        <Button onClick={onWithdraw}>Tirar da fila</Button>
      ) : (
        <Button variant="danger-outline" onClick={onDrop}>
          Descartar
        </Button>
      )}
      {save.state === "refused" && (
        <Button onClick={onRetry}>Tentar Novamente</Button>
      )}
      {save.state === "asks" && <Button onClick={onAsk}>Escolher</Button>}
    </PendingEntry>
  );
}
