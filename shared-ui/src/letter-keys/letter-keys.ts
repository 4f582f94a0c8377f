const KEY = "letter_keys";

/** Whether single letters are shortcuts in this browser; they are until somebody switches them off. */
export function hasLetterKeys(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function setLetterKeys(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, "off");
  } catch {
    // They stay on then.
  }
}

const FIELD =
  "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable]";

/** A key that a single letter's shortcut may take: outside fields, dialogs and menus, without Ctrl, Alt or ⌘. */
export function isLetterKey(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, altKey, metaKey, isComposing } = event;
  return (
    !event.defaultPrevented &&
    key.length === 1 &&
    !(ctrlKey || altKey || metaKey || isComposing) &&
    !(target instanceof Element && target.closest(`${FIELD}, [role='menu']`)) &&
    document.querySelector("dialog[open]") === null &&
    hasLetterKeys()
  );
}
