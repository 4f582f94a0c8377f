type Press = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** Where a key press moves the row or group it is pressed in: Alt with an arrow; null for any other. */
export function moveKey(press: Press): "up" | "down" | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === "ArrowUp") return "up";
  return key === "ArrowDown" ? "down" : null;
}

/** What stands on that side of a row or group. */
export function beside(
  element: Element | null | undefined,
  way: "up" | "down",
): Element | null | undefined {
  return way === "up"
    ? element?.previousElementSibling
    : element?.nextElementSibling;
}
