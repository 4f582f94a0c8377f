import { parseArgs } from "node:util";
import {
  deployedFrom,
  limitsFrom,
  servedFolders,
} from "../../deploy/deployment-env.ts";
import { nginxSite } from "../../deploy/nginx-site.ts";
import { supportContact } from "../serve/runtime-config.ts";
import { runCommand, UsageError } from "../../release/command-line.ts";
import { usageOf } from "../../usage.mjs";

// npm run -s nginx: prints nginx's site of a deployment, from deploy/nginx and the variables of releases and the API.
const USAGE = usageOf("nginx");

await runCommand(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      api: { type: "string", multiple: true },
      certificate: { type: "string" },
      listen: { type: "string" },
      "http-port": { type: "string", default: "80" },
      hsts: { type: "boolean", default: true },
      log: { type: "string", default: "/var/log/nginx/banquete.log" },
    },
  });
  const { api = ["127.0.0.1:4000"], listen } = values;
  for (const address of [...api, `${listen ?? "any"}:${values["http-port"]}`])
    if (!/^([\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(address))
      throw new UsageError(`"${address}" is no HOST:PORT. ${USAGE}`);
  const deployed = deployedFrom(process.env);
  const { hostname } = new URL(deployed.page);
  const site = nginxSite({
    deployed,
    folders: servedFolders(process.env),
    apiProcesses: api,
    certificate: values.certificate ?? `/etc/letsencrypt/live/${hostname}`,
    ...(listen && { listen }),
    httpPort: Number(values["http-port"]),
    hsts: values.hsts,
    log: values.log,
    contact: supportContact(process.env).email,
    limits: limitsFrom(process.env),
  });
  return site.trimEnd();
});
