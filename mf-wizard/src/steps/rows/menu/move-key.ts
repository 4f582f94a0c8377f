type Press = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** The direction of a move by key: Alt with an arrow; null for any other key. */
export function moveKey(press: Press): "up" | "down" | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === "ArrowUp") return "up";
  return key === "ArrowDown" ? "down" : null;
}

/** The neighbour of a row or group in that direction. */
export function beside(
  element: Element | null | undefined,
  way: "up" | "down",
): Element | null | undefined {
  return way === "up"
    ? element?.previousElementSibling
    : element?.nextElementSibling;
}
