import { candidatesOf, keptLines, readRegistry } from "../remotes/registry.ts";
import type { Candidate } from "../remotes/remotes-in-page.ts";

/** The release of each remote for a user, by name; undefined where the registry's line cannot be read. */
export async function publishedTo(
  userId: string,
): Promise<Map<string, Candidate | undefined>> {
  const registry = await readRegistry();
  const { lines, problem } = registry;
  const names = problem ? keptLines().keys() : lines.keys();
  const published = new Map<string, Candidate | undefined>();
  for (const name of names)
    published.set(
      name,
      await candidatesOf(name, userId, registry).then(
        ([best]) => best,
        () => undefined,
      ),
    );
  return published;
}
