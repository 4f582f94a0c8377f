import { spy } from "shared-contracts/platform/state";

/** The names of the observers that a piece of work draws again, in order. */
export async function redrawnObservers(
  work: () => Promise<unknown>,
): Promise<string[]> {
  const names: string[] = [];
  const stop = spy((event) => {
    if (event.type === "reaction")
      names.push(event.name.replace(/^observer/, ""));
  });
  await work();
  stop();
  return names;
}
