import { addressesFrom } from "../start-env.ts";
import { builtServers } from "./built-servers.ts";
import { listenUntilStopped } from "./listen-until-stopped.ts";

// node tooling/src/serve/serve.ts [APP…]: serves built apps, each on its port, until it is stopped. Without a name, all
// of them.
const [...apps] = process.argv.slice(2);
await listenUntilStopped(builtServers(addressesFrom(process.env), apps));
console.log(`${apps.join(", ") || "All apps"}: ready`);
