import * as z from "zod/mini";

/** The text with one space in place of line breaks. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, " ");
}

/** Takes the line breaks out of a text. Before `z.trim`, which removes the spaces at its ends. */
export const oneLine = () => z.overwrite<string>(withoutLineBreaks);
