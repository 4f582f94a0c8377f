import { ports } from "../registered.mjs";

/** A remote there is: the folder it lives in, and its port counted from the shell's. */
export interface RegisteredRemote {
  name: `mf-${string}`;
  portOffset: number;
}

/**
 * Every remote of the product (tooling/registry.json), or the one of a team's own repository. Ports are fixed so that
 * each team knows its own.
 */
export const remotes: readonly RegisteredRemote[] = Object.entries(ports).map(
  ([name, portOffset]) => ({
    name: name as RegisteredRemote["name"],
    portOffset,
  }),
);
