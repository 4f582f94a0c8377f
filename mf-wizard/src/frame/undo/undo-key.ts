type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"
>;

/** What a key press asks for: Ctrl+Z (Cmd+Z), and Ctrl+Shift+Z or Ctrl+Y for the way back; null for any other. */
export function undoKey(press: Press): "undo" | "redo" | null {
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (key === "z") return press.shiftKey ? "redo" : "undo";
  return key === "y" && !press.shiftKey ? "redo" : null;
}
