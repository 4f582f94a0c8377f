/** Formats typed text: keeps the allowed characters, and may add separators and change the case. */
const OWN = /[\p{L}\p{N}]/u;

/**
 * Where the caret stands in masked text, so that as many letters and digits are before it as in the text that was
 * typed.
 */
export function caretInMask(
  typed: string,
  caret: number,
  masked: string,
): number {
  let left = [...typed.slice(0, caret)].filter((char) => OWN.test(char)).length;
  let place = 0;
  while (left > 0 && place < masked.length) {
    if (OWN.test(masked.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}

/** Masks what an input holds, in place, and leaves the caret where the user is typing. */
export function maskInput(
  input: HTMLInputElement,
  mask: (text: string) => string,
): void {
  const { value, selectionStart } = input;
  const masked = mask(value);
  if (masked === value) return;
  const caret = caretInMask(value, selectionStart ?? value.length, masked);
  input.value = masked;
  input.setSelectionRange(caret, caret);
}
