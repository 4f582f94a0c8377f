import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { stopPageScroll } from "./stop-page-scroll.ts";

interface ModalOptions {
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Undefined while the dialog may not be dismissed. */
  onDismiss: ((reason: "escape" | "backdrop") => void) | undefined;
}

const CONTROL =
  ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex='-1'])";

/**
 * Opens a dialog as modal while it is mounted. Then returns the focus to its opener, or to the page's title when the
 * opener is gone. Returns the event handlers of the dialog.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { initialFocus, onDismiss }: ModalOptions,
) {
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const restoreCaret = keepCaret(opener);
    const allowScroll = stopPageScroll();
    element.showModal();
    const target =
      initialFocus?.current ??
      element.querySelector<HTMLElement>("[data-autofocus]") ??
      element.querySelector<HTMLElement>(
        `:scope > * > :not([data-head]) ${CONTROL}`,
      ) ??
      element.querySelector<HTMLElement>(CONTROL);
    target?.focus();
    return () => {
      element.close();
      allowScroll();
      // The action of the dialog may remove the opener in the same task.
      queueMicrotask(focusTitleIfLost);
      if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
      opener.focus();
      restoreCaret();
    };
  }, [dialog, initialFocus]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // Otherwise the browser closes the dialog without React.
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.("escape");
    },
    /** The back gesture of a phone cancels without a key event. */
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss?.("escape");
    },
    /** A browser may close a dialog on the second cancel; one that may not be dismissed opens again. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open)
        return;
      if (onDismiss) onDismiss("escape");
      else event.currentTarget.showModal();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    /** Only a press that began on the backdrop counts, not a selection that is dragged out of a field. */
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      const onBackdrop = event.target === event.currentTarget;
      if (onBackdrop && pressedBackdrop.current) onDismiss?.("backdrop");
      pressedBackdrop.current = false;
    },
  };
}

/** Focuses the page's title when nothing has the focus, so that Tab continues from there. */
function focusTitleIfLost() {
  if (document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>("h1[tabindex='-1']")
    ?.focus({ preventScroll: true });
}

/** Returns a function that restores the caret of a field. Without a caret Chromium would accept no typing. */
function keepCaret(field: Element | null): () => void {
  const isText =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
