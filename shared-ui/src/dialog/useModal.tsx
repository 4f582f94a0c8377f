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
  /** Missing while the dialog may not be dismissed. */
  onDismiss: ((reason: "escape" | "backdrop") => void) | undefined;
}

const CONTROL =
  ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex='-1'])";

/**
 * Opens the dialog as modal for as long as it is mounted, then gives the focus back, or to the page's title where its
 * opener is gone; returns its event handlers.
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
    const putCaretBack = keepCaret(opener);
    const letScroll = stopPageScroll();
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
      letScroll();
      // What the dialog did may take its opener away in the same turn.
      queueMicrotask(focusTitleIfLost);
      if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
      opener.focus();
      putCaretBack();
    };
  }, [dialog, initialFocus]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // Prevented, the browser does not close the dialog by itself behind React's back.
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.("escape");
    },
    /** The back gesture of a phone ends here, without a key. */
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss?.("escape");
    },
    /** A browser may close a dialog by force on the second try; what may not be dismissed comes back. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open)
        return;
      if (onDismiss) onDismiss("escape");
      else event.currentTarget.showModal();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    /** Only a press that began on the backdrop counts: not a selection dragged out of a field. */
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      const onBackdrop = event.target === event.currentTarget;
      if (onBackdrop && pressedBackdrop.current) onDismiss?.("backdrop");
      pressedBackdrop.current = false;
    },
  };
}

/** Nothing has the focus: the page's title takes it, so that Tab goes on from there. */
function focusTitleIfLost() {
  if (document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>("h1[tabindex='-1']")
    ?.focus({ preventScroll: true });
}

/**
 * A field that gets the focus back is typed on in where it was left; without a caret Chromium would not let it be typed
 * in at all.
 */
function keepCaret(field: Element | null): () => void {
  const isText =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
