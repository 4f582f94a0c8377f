import { useEffect } from "react";

/** Ctrl+S (Cmd+S) does what the save button does, unless a dialog is open. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) save();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [save]);
}
