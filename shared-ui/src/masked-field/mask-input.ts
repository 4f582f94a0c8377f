/** A character of the text itself, not a separator of the mask. */
const OWN = /[\p{L}\p{N}]/u;

/** The position of the caret in masked text: as many letters and digits stand before it as in the typed text. */
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

/** Formats the text of an uncontrolled input, and keeps its caret between the same letters and digits. */
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
