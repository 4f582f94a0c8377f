import { useEffect, useEffectEvent } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { reaction } from "shared-contracts/platform/state";
import { nameInWords } from "./edited-words.ts";

/** How long a deletion can be cancelled, in ms. [deleted-stays-deleted] */
const WAIT_MS = 8000;

const ABOUT = "deletion";

/**
 * Says that a deletion waits and offers `cancel`; makes it final after 8 s, and when the step is left.
 */
export function useDeletionNotice(step: unknown, cancel: () => void): void {
  const { store, notify, withdrawNotices } = useAppState();
  const { history } = store;
  const pressCancel = useEffectEvent(cancel);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = reaction(
      () => history.deletion,
      (deletion) => {
        clearTimeout(timer);
        withdrawNotices(ABOUT);
        if (!deletion) return;
        const name = nameInWords(deletion.of);
        notify({
          text: `Excluindo ${name}…`,
          tone: "info",
          about: ABOUT,
          action: { label: "Cancelar exclusão", run: pressCancel },
        });
        timer = setTimeout(() => {
          history.finishDeletion();
          notify({ text: `Excluído: ${name}.`, about: ABOUT });
        }, WAIT_MS);
      },
    );
    return () => {
      history.finishDeletion();
      stop();
    };
  }, [step, history, notify, withdrawNotices]);
}
