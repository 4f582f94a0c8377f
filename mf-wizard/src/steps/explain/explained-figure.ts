import type { Exact } from "shared-contracts/numbers/exact";
import type * as CostWords from "./explain-cost.ts";

/** Explains a figure in the words that are downloaded with the panel. */
export type Explain = (words: typeof CostWords) => CostWords.Explanation;

/** A figure and what explains it. */
export interface ExplainedFigure {
  /** In reais. */
  amount: Exact;
  /** Computes the explanation; called only while it is shown. */
  explain: Explain;
  /** Also shows the amount with margins; not for a margin, nor for what has them already. Default: true. */
  withMargins?: boolean;
}
