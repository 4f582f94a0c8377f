const receivers = new WeakMap<EventTarget, (text: string) => void>();

/** What is typed key by key; a paste is one change, and so is a choice. */
const TYPED = /^(insertText|insertCompositionText|delete)/;

/** What happens to a text field beside `input`, which says all of it. A long number scrolls in its field. */
const SAID_BY_INPUT = [
  "keydown",
  "keypress",
  "beforeinput",
  "textInput",
  "keyup",
  "selectionchange",
  "scroll",
  "change",
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
 * Gives what is entered into number fields to the fields alone, and to nobody else in the page: a key costs React some
 * ten events. Keys with a meaning (Enter, Tab, Esc, arrows, shortcuts) take their usual way. Ends with `signal`.
 */
export function typeDirectly(window: Window, signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const type of SAID_BY_INPUT)
    window.addEventListener(
      type,
      (event) => {
        if (event.target && receivers.has(event.target) && !hasMeaning(event))
          event.stopPropagation();
      },
      options,
    );
  window.addEventListener(
    "input",
    (event) => {
      const { target } = event;
      const receive = target && receivers.get(target);
      if (!receive) return;
      event.stopPropagation();
      receive((target as HTMLInputElement).value);
    },
    options,
  );
}

/** Whether an event is a key that does more than change the text. */
function hasMeaning(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCharacter = key.length === 1 || key === "Backspace";
  return !isCharacter || ctrlKey || metaKey || altKey;
}
