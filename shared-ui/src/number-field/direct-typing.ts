const receivers = new WeakMap<EventTarget, (text: string) => void>();

/** What is typed key by key; a paste is one change, and so is a choice. */
const TYPED = /^(insertText|insertCompositionText|delete)/;

/** The events of a key in a text field, but for `input`. A long number scrolls in its field. */
const KEY_EVENTS = [
  "keydown",
  "keypress",
  "beforeinput",
  "textInput",
  "keyup",
  "selectionchange",
  "scroll",
] as const;

/** Lets `receive` get the text of an input while `typeDirectly` is in use; returns a function that ends it. */
export function directTyping(
  input: HTMLInputElement,
  receive: (text: string) => void,
): () => void {
  receivers.set(input, receive);
  return () => void receivers.delete(input);
}

/** Whether an input event is typing, as opposed to a paste or a choice. */
export function isTyping(event: Event): boolean {
  return event instanceof InputEvent && TYPED.test(event.inputType);
}

/**
 * Gives characters that are typed into number fields to the fields alone, and to nobody else in the page: a key costs
 * React some ten events. Keys with a meaning (Enter, Tab, Esc, arrows, shortcuts) and compositions take their usual
 * way. Ends with `signal`.
 */
export function typeDirectly(window: Window, signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const type of KEY_EVENTS)
    window.addEventListener(
      type,
      (event) => {
        if (event.target && receivers.has(event.target) && isPlain(event))
          event.stopPropagation();
      },
      options,
    );
  window.addEventListener(
    "input",
    (event) => {
      const { target } = event;
      const receive = target && receivers.get(target);
      if (!receive || !isTyping(event) || isComposed(event)) return;
      event.stopPropagation();
      receive((target as HTMLInputElement).value);
    },
    options,
  );
}

function isPlain(event: Event): boolean {
  if (isComposed(event)) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCharacter = key.length === 1 || key === "Backspace";
  return isCharacter && !ctrlKey && !metaKey && !altKey;
}

function isComposed(event: Event): boolean {
  return "isComposing" in event && event.isComposing === true;
}
