import { remotes } from "./registry.ts";
import { StartError } from "./start-error.ts";

const port = (value: string | undefined, fallback: number, name: string) => {
  if (value === undefined || value === "") return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StartError(`${name} must be a port number, not "${value}"`);
  return number;
};

/** Where everything of one start listens. */
export interface Addresses {
  shell: number;
  /** Ports of the remotes by name. */
  remotes: ReadonlyMap<string, number>;
  api: number;
}

/** Reads BANQUETE_PORT and BANQUETE_API_PORT; the remotes follow the shell's port. Throws StartError. */
export function addressesFrom(env: NodeJS.ProcessEnv): Addresses {
  const shell = port(env.BANQUETE_PORT, 3000, "BANQUETE_PORT");
  return {
    shell,
    remotes: new Map(
      remotes.map(({ name, portOffset }) => [name, shell + portOffset]),
    ),
    api: port(env.BANQUETE_API_PORT, 4000, "BANQUETE_API_PORT"),
  };
}
