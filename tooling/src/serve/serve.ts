import { addressesFrom } from "../start-env.ts";
import { listenUntilStopped } from "./listen-until-stopped.ts";
import { remoteServer } from "./serve-remote.ts";
import { shellServer } from "./serve-shell.ts";

// node tooling/src/serve/serve.ts [APP…]: serves built apps, each on its port, until it is stopped. Without a name, all
// of them.
const addresses = addressesFrom(process.env);
const ports = new Map([["shell", addresses.shell], ...addresses.remotes]);
const [...named] = process.argv.slice(2);
const apps = named.length > 0 ? named : [...ports.keys()];
if (apps.some((app) => !ports.has(app))) {
  console.error(`Usage: serve.ts [${[...ports.keys()].join("|")}]…`);
  process.exit(2);
}

await listenUntilStopped(
  apps.map((app) => ({
    server: app === "shell" ? shellServer(addresses) : remoteServer(app),
    port: ports.get(app)!,
  })),
);
console.log(`${apps.join(", ")}: ready`);
