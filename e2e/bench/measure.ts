/**
 * The median of each over rounds in which all take turns: what slows the machine for a while slows all of them. The
 * first `warmUp` rounds do not count.
 */
export async function inTurns<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
  warmUp = 1,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++)
    for (const name of names) {
      const figure = await measures[name]();
      if (round >= 0) figures.get(name)!.push(figure);
    }
  return Object.fromEntries(
    names.map((name) => [name, median(figures.get(name)!)]),
  ) as Record<Name, number>;
}

/** The middle one. */
function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** The value that a `share` of the values, from 0 to 1, stays below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}
