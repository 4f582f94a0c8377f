/**
 * A way to load as releases of the contracts up to 1.7 know it, which read large budgets piece by piece: what it
 * returns loads. Nothing in the checkout uses it; the shell hands it out as long as it accepts those releases.
 */
export function released<Args extends unknown[]>(
  load: (...args: Args) => void,
): (...args: Args) => Generator<void, () => void, void> {
  return function* (...args) {
    yield;
    return () => load(...args);
  };
}
