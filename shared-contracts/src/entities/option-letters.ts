/** What the options of a proposal are called; there are as many at most. */
export const OPTION_LETTERS = "ABCD";
