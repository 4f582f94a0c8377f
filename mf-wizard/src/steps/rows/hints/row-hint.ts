import type { HintProps } from "shared-ui/hint/Hint";
import type { Measure } from "../units/measure.ts";

/** A hint about what was just typed in a row. It blocks nothing. */
export interface RowHint extends Pick<HintProps, "tone" | "answers"> {
  /** One sentence. */
  text: string;
  /** The `data-column` of the field it is about. */
  about: string;
  /** Whether the hint still applies: later typing or undo removes it. */
  isTrue: () => boolean;
  /** The columns whose pasted cells could not be read. */
  unread?: readonly string[];
  /** The row's measure before its unit changed. */
  before?: Measure;
}

export type HintAnswer = RowHint["answers"][number];
