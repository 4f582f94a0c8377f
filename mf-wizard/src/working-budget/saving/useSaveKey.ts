import { useEffectEvent, useLayoutEffect } from "react";
import { useAppState } from "shared-contracts/federation/app-state";

/** Ctrl+S (Cmd+S) saves, unless a dialog is open or another tab has the draft. */
export function useSaveKey(save: () => void): void {
  const { draft } = useAppState();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key === "s";
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!draft.paused && !document.querySelector("dialog[open]")) save();
  });
  // Before the page is drawn: a key pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
