import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { markFresh } from "../../steps/rows/fresh-models.ts";
import { nameInWords } from "./edited-words.ts";
import { focusAfterUndo } from "./focus-after-undo.ts";
import type { StepPlace } from "../../steps/step-place.ts";
import { UndoContext, type UndoWay } from "./undo.ts";
import { undoKey } from "./undo-key.ts";
import { useDeletionNotice } from "./useDeletionNotice.ts";

export interface UndoAreaProps {
  place: StepPlace;
  /** What may ask for it too, by `useUndo`. */
  children?: ReactNode;
}

/**
 * Ctrl+Z cancels the deletion that waits, else undoes the last edit of the budget; Ctrl+Shift+Z (or Ctrl+Y) redoes it.
 * The step it was made on comes up, so that nothing changes unseen.
 */
export function UndoArea({ place, children }: UndoAreaProps) {
  const { history } = useAppState().store;
  const navigate = useNavigate();
  const [said, setSaid] = useState("");

  function act(wanted: UndoWay) {
    const { deletion } = history;
    if (wanted === "undo" && deletion) {
      markFresh(deletion.of);
      history.undo();
      setSaid(`Exclusão de ${nameInWords(deletion.of)} cancelada`);
      return;
    }
    const refocus = focusAfterUndo(document.activeElement);
    const key = flushSync(() => history[wanted]());
    const step = WIZARD_STEPS.find((each) => each.key === key);
    if (!step) {
      setSaid(wanted === "undo" ? "Nada para desfazer" : "Nada para refazer");
      return;
    }
    setSaid(`${wanted === "undo" ? "Desfeito" : "Refeito"} em ${step.label}`);
    if (step.key === place.key) refocus();
    else void navigate(step.path);
  }

  useDeletionNotice(place.key, () => act("undo"));

  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = undoKey(event);
    if (!wanted || keepsOwnUndo(event.target, place)) return;
    event.preventDefault();
    act(wanted);
  });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener("keydown", (event) => press(event), { signal });
    document.addEventListener("focusin", () => history.seal(), { signal });
    return () => gone.abort();
  }, [history]);

  return (
    <>
      <UndoContext value={act}>{children}</UndoContext>
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

/** What is typed in a dialog or a search, or on Results, is not the budget's. */
function keepsOwnUndo(target: EventTarget | null, place: StepPlace): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element) || !target.matches("input, textarea"))
    return false;
  return (
    place.key === "results" || target.matches("[type='search'], [popover] *")
  );
}
