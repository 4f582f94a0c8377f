/** The largest number of a field and of a stored amount. [largest-number] */
export const MAX_NUMBER = 1_000_000_000;
