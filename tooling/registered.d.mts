/** The checkout, or the repository in which a team has this installed. */
export const repository: URL;

/** The port of each remote, counted from the shell's. */
export const ports: Readonly<Record<`mf-${string}`, number>>;
