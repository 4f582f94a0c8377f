import { rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  apps,
  releasedApps,
  runCommand,
  typedPath,
  UsageError,
} from "../../release/command-line.ts";
import {
  inspectLists,
  signNewest,
  switchWorker,
} from "../../release/live-registry.ts";
import { prune } from "../../release/prune.ts";
import { releasesPage } from "../../release/releases-page.ts";
import { releasesTable } from "../../release/releases-table.ts";
import { targetFromEnv } from "../../release/release-env.ts";
import { usageOf } from "../../usage.mjs";

// npm run releases [-- APP…]: what is live, since when, and what can be rolled back to.
// --prune N first takes away all but the N newest releases of each app, never one that users are given.
// --sign first signs the newest list, whoever wrote it.
// --page FILE also writes the page for /releases/, with how remotes open by the metrics of each --metrics URL.
// --worker off ends the service worker of every browser, --worker on lets it start again.
const USAGE = usageOf("releases");

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      metrics: { type: "string", multiple: true },
      page: { type: "string" },
      prune: { type: "string" },
      sign: { type: "boolean" },
      worker: { type: "string" },
    },
  });
  const named = positionals.length ? apps(positionals, USAGE) : releasedApps;
  const target = targetFromEnv(process.env);
  if (values.sign)
    console.log(await signNewest(target, new Date().toISOString()));
  if (values.prune !== undefined) {
    const keep = Number(values.prune);
    if (!Number.isInteger(keep) || keep < 1)
      throw new UsageError(
        `"${values.prune}" is not a number of releases. ${USAGE}`,
      );
    for (const app of named)
      for (const folder of await prune(target, app, keep))
        console.log(`Taken away: ${folder}`);
  }
  if (values.worker !== undefined) {
    if (values.worker !== "on" && values.worker !== "off")
      throw new UsageError(`"${values.worker}" is not on or off. ${USAGE}`);
    console.log(await switchWorker(target, values.worker));
  }
  const { registry, problems } = await inspectLists(target);
  if (values.page !== undefined) {
    const { metrics } = values;
    const list = { registry, problems, apps: named };
    const page = await releasesPage(target, list, new Date(), metrics);
    const file = typedPath(values.page);
    await writeFile(`${file}.new`, page);
    await rename(`${file}.new`, file);
  } else if (values.metrics) throw new UsageError(USAGE);
  const table = await releasesTable(target, registry, named);
  if (problems.length === 0) return table;
  process.exitCode = 1;
  return `NOT OURS: ${problems.join("; ")}.\n\n${table}`;
});
