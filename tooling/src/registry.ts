import { readFileSync } from "node:fs";

/** A remote there is: the folder it lives in, and its port counted from the shell's. */
export interface RegisteredRemote {
  name: `mf-${string}`;
  portOffset: number;
}

const file = new URL("../registry.json", import.meta.url);
const ports = JSON.parse(readFileSync(file, "utf8")) as Record<
  RegisteredRemote["name"],
  number
>;

/** Every remote of the product (tooling/registry.json). Ports are fixed so that each team knows its own. */
export const remotes: readonly RegisteredRemote[] = Object.entries(ports).map(
  ([name, portOffset]) => ({
    name: name as RegisteredRemote["name"],
    portOffset,
  }),
);
