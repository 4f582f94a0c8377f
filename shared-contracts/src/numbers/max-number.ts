/** The largest number a field accepts, and with it the largest a stored amount may be. */
export const MAX_NUMBER = 1_000_000_000;
