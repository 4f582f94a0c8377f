import type { Act } from "shared-contracts/outbox/acts";
import { useOnline } from "shared-ui/online/useOnline";
import { Button } from "shared-ui/button/Button";
import { actWords, metWords } from "./act-words.ts";
import { PendingEntry } from "./PendingEntry.tsx";
import { stateWords } from "./waiting-words.ts";

/** A change beside saves that waits. */
export function ActEntry({
  act,
  isSending,
  isBehind,
  onTakeBack,
  onRetry,
  onInsist,
}: {
  act: Act;
  isSending: boolean;
  /** It waits for the answer about an earlier one. */
  isBehind: boolean;
  onTakeBack: () => void;
  onRetry: () => void;
  onInsist: () => void;
}) {
  const isOnline = useOnline();
  const { met, isRefused } = act;
  const { what, anyway } = actWords(act);
  const state = isSending ? "sending" : isRefused ? "refused" : "queued";
  return (
    <PendingEntry
      name={act.name}
      what={what}
      state={
        met
          ? { tone: "warning", text: "Parado: mudou também em outro lugar." }
          : isBehind
            ? { tone: "warning", text: "Espera a sua resposta à anterior." }
            : stateWords({ ...act, state, questions: 0 }, isOnline)
      }
      details={metWords(act)}
    >
      <Button disabled={isSending} onClick={onTakeBack}>
        Desfazer
      </Button>
      {met && <Button onClick={onInsist}>{anyway}</Button>}
      {isRefused && <Button onClick={onRetry}>Tentar Novamente</Button>}
    </PendingEntry>
  );
}
