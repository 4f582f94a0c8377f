import type { Addresses } from "../start-env.ts";
import type { Listener } from "./listen-until-stopped.ts";
import { remoteServer } from "./serve-remote.ts";
import { shellServer } from "./serve-shell.ts";

/** The servers of built apps, each with its port; without names, of all. Throws an Error for a name that is no app. */
export function builtServers(
  addresses: Addresses,
  named: readonly string[] = [],
): Listener[] {
  const ports = new Map([["shell", addresses.shell], ...addresses.remotes]);
  const apps = named.length > 0 ? named : [...ports.keys()];
  return apps.map((app) => {
    const port = ports.get(app);
    if (port === undefined)
      throw new Error(`There is no ${app}: ${[...ports.keys()].join(", ")}`);
    const server = app === "shell" ? shellServer(addresses) : remoteServer(app);
    return { server, port };
  });
}
