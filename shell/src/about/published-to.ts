import { keptRemotes } from "../remotes/kept-registry.ts";
import { candidatesOf, readRegistry } from "../remotes/registry.ts";
import type { Candidate } from "../remotes/candidate.ts";

/** The release of each remote for a user, by name; undefined where the registry's line cannot be read. */
export async function publishedTo(
  userId: string,
): Promise<Map<string, Candidate | undefined>> {
  const registry = await readRegistry();
  const names = registry.problem ? keptRemotes() : Object.keys(registry.lines);
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
