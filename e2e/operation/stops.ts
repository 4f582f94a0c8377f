/** What stops each thing that runs, in the order of the starts. */
export type Stops = (() => unknown)[];

/** Whatever `act` started is stopped when it is done or fails, the last first. */
export async function withStops<Result>(
  act: (stops: Stops) => Promise<Result>,
): Promise<Result> {
  const stops: Stops = [];
  try {
    return await act(stops);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
