/** A remote there is: the folder it lives in, and its port counted from the shell's. */
export interface RegisteredRemote {
  name: `mf-${string}`;
  portOffset: number;
}

/** Every remote of the product, a line each. Ports are fixed so that each team knows its own. */
export const remotes: readonly RegisteredRemote[] = [
  { name: "mf-wizard", portOffset: 1 },
  { name: "mf-account", portOffset: 2 },
  { name: "mf-b2b", portOffset: 3 },
  { name: "mf-billing", portOffset: 4 },
];
