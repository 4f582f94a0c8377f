/** Something to time: how often one round repeats it, so that a round is long against the clock's steps. */
export interface Timed {
  run(): void;
  repeat: number;
}

/**
 * The median milliseconds of one run of each, over rounds in which all take turns: what slows the machine for a while
 * slows all of them. The first tenth of the rounds only warms up.
 */
export function medians<Name extends string>(
  timed: Readonly<Record<Name, Timed>>,
  rounds: number,
): Record<Name, number> {
  const names = Object.keys(timed) as Name[];
  const warmUp = Math.ceil(rounds / 10);
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++)
    for (const name of names) {
      const time = timeOf(timed[name]);
      if (round >= 0) times.get(name)!.push(time);
    }
  return Object.fromEntries(
    names.map((name) => [name, median(times.get(name)!)]),
  ) as Record<Name, number>;
}

function timeOf({ run, repeat }: Timed): number {
  const started = performance.now();
  for (let time = 0; time < repeat; time++) run();
  return (performance.now() - started) / repeat;
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The value that a `share` of the values, from 0 to 1, stays below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}
