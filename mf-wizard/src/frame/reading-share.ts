/** How long reading may take before the user is told how far it is, in ms. */
const PATIENCE_MS = 200;

/** A row of an exported file has about 320 characters, and is copied, checked, priced and put in the store. */
const CHARACTERS_A_PIECE = 80;

/** Tells how much of a text of that length is read: an estimate from 0 to 0.99, nothing while it is not worth a word. */
export function readingShare(
  length: number,
  tell: (share: number) => void,
): (pieces: number) => void {
  const began = performance.now();
  return (pieces) => {
    if (performance.now() - began >= PATIENCE_MS)
      tell(Math.min((pieces * CHARACTERS_A_PIECE) / length, 0.99));
  };
}
