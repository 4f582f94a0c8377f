import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { useStepSession } from "../../steps/rows/useStepSession.ts";
import { nameInWords } from "./edited-words.ts";
import type { StepPlace } from "../../steps/step-place.ts";
import { UndoContext, type UndoWay } from "./undo.ts";
import { lightRow } from "./light-row.ts";
import { undoKey } from "./undo-key.ts";
import { reaction } from "shared-contracts/platform/state";

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
  const session = useStepSession();
  const navigate = useNavigate();
  const [said, setSaid] = useState("");

  function act(wanted: UndoWay) {
    const { deletion } = history;
    if (wanted === "undo" && deletion) {
      session.markFresh(deletion.of);
      history.undo();
      setSaid(`Exclusão de ${nameInWords(deletion.of)} cancelada`);
      return;
    }
    const refocus = focusAfterUndo(document.activeElement);
    const edited = wanted === "undo" ? history.undoes : history.redoes;
    const key = flushSync(() => history[wanted]());
    const step = WIZARD_STEPS.find((each) => each.key === key);
    if (!step) {
      setSaid(wanted === "undo" ? "Nada para desfazer" : "Nada para refazer");
      return;
    }
    setSaid(`${wanted === "undo" ? "Desfeito" : "Refeito"} em ${step.label}`);
    if (step.key !== place.key) return void navigate(step.path);
    refocus();
    if (edited) lightRow(edited.of);
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

/**
 * Prepares for the row with the focus to go away: afterwards the same column of the row beside it gets the focus, else
 * what adds a row.
 */
function focusAfterUndo(focused: Element | null): () => void {
  const row = focused?.closest("[data-row]");
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const column = focused instanceof HTMLElement && focused.dataset.column;
  return () => {
    if (!focused || focused.isConnected) return;
    const cells = neighbours.map((beside) =>
      beside?.isConnected
        ? beside.querySelector<HTMLElement>(
            `[data-column="${column || "name"}"]`,
          )
        : null,
    );
    const cell =
      cells.find(Boolean) ?? document.querySelector<HTMLElement>("[data-add]");
    cell?.focus();
  };
}

/** How long a deletion can be cancelled, in ms. [deleted-stays-deleted] */
const WAIT_MS = 8000;

const ABOUT = "deletion";

/**
 * Says that a deletion waits and offers `cancel`; makes it final after 8 s, which pause with the notice, and when the
 * step is left.
 */
function useDeletionNotice(step: unknown, cancel: () => void): void {
  const { store, notify, withdrawNotices } = useAppState();
  const { history } = store;
  const pressCancel = useEffectEvent(cancel);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = WAIT_MS;
    let since = 0;
    const stop = reaction(
      () => history.deletion,
      (deletion) => {
        clearTimeout(timer);
        withdrawNotices(ABOUT);
        if (!deletion) return;
        const name = nameInWords(deletion.of);
        const finish = () => {
          history.finishDeletion();
          notify({ text: `Excluído: ${name}.`, about: ABOUT });
        };
        const wait = () => {
          since = Date.now();
          timer = setTimeout(finish, left);
        };
        left = WAIT_MS;
        wait();
        notify({
          text: `Excluindo ${name}`,
          tone: "info",
          about: ABOUT,
          countdown: WAIT_MS,
          action: { label: "Cancelar exclusão", run: pressCancel },
          also: { label: "Excluir já", run: finish },
          onHold(held) {
            if (history.deletion !== deletion) return;
            clearTimeout(timer);
            if (held) left -= Date.now() - since;
            else wait();
          },
        });
      },
    );
    return () => {
      history.finishDeletion();
      stop();
    };
  }, [step, history, notify, withdrawNotices]);
}
