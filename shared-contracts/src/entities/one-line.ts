import * as z from "zod/mini";

/** The text with a space instead of each run of line breaks. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, " ");
}

/** A check that replaces line breaks by spaces. Put it before `z.trim`. */
export const oneLine = () => z.overwrite<string>(withoutLineBreaks);
