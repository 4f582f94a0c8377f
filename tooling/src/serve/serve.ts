import { addressesFrom } from "../start-env.ts";
import { listenUntilStopped } from "./listen-until-stopped.ts";
import { remoteServer } from "./serve-remote.ts";
import { shellServer } from "./serve-shell.ts";

// node tooling/src/serve/serve.ts APP: serves one built app on its port until told to stop.
const [app] = process.argv.slice(2);
const addresses = addressesFrom(process.env);
const port = app === "shell" ? addresses.shell : addresses.remotes.get(app!);
if (!app || port === undefined) {
  console.error(
    `Usage: serve.ts shell|${[...addresses.remotes.keys()].join("|")}`,
  );
  process.exit(2);
}

const server = app === "shell" ? shellServer(addresses) : remoteServer(app);
await listenUntilStopped(server, port);
console.log(`${app}: ready`);
