import { buildApp, isBuilt } from "../build-app.ts";
import { runAll } from "../process.ts";
import { remotes } from "../registry.ts";

// npm run build [-- APP…]: builds what changed. One app builds in this process, several in one process each.
const named = process.argv.slice(2);
const apps = named.length
  ? named
  : ["shell", ...remotes.map(({ name }) => name)];
const stale = apps.filter((app) => !isBuilt(app));

for (const app of apps)
  if (!stale.includes(app)) console.log(`${app}: up to date`);

if (stale.length === 1 && named.length) {
  const [app] = stale as [string];
  const started = performance.now();
  console.log(`${app}: building…`);
  await buildApp(app);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${app}: built in ${seconds} s`);
} else {
  const failed = await runAll(
    stale.map((app) => ({ name: app, args: [import.meta.filename, app] })),
  );
  if (failed.length) {
    console.error(`Not built: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
}
