/**
 * How many times as often a test tries what is random or long: once in `npm test`, twenty times in `npm run test:deep`.
 */
export const runs = Number(process.env.BANQUETE_RUNS ?? 1);

/**
 * All cases of a table that proves one thing by many examples; in `npm test` only so many, from the first evenly to the
 * last.
 */
export function examples<T>(cases: readonly T[], count: number): T[] {
  if (runs > 1) return [...cases];
  const step = (cases.length - 1) / Math.max(count - 1, 1);
  return cases.filter((_, at) =>
    Array.from({ length: count }, (_, n) => Math.round(n * step)).includes(at),
  );
}
