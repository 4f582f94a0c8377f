import { moveLines, readRegistry } from "./live-registry.ts";
import { nameOf } from "../src/release-name.ts";
import { pin, promote, refusePinned, unpin } from "./move-line.ts";
import { verifiedRelease } from "./published-folder.ts";
import { lineOf } from "./registry-file.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Throws ReleaseError if an app is pinned, before anything is built. */
export async function refusePinnedApp(
  target: ReleaseTarget,
  app: string,
): Promise<void> {
  refusePinned(app, lineOf(await readRegistry(target), app));
}

/**
 * Makes an app's canary live for everyone, once its folder was checked again. Returns what happened, in words. Throws
 * ReleaseError.
 */
export async function promoteCanary(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  const seen = promote(app, lineOf(await readRegistry(target), app), now);
  const { source } = await verifiedRelease(target, app, seen.live);
  const name = `${app} ${nameOf(seen.live)}`;
  const { registry } = await moveLines(target, {
    change: `${name} for everyone, ${now}`,
    source,
    lines: { [app]: (before) => promote(app, before, now) },
  });
  return `${name} is live for everyone (revision ${registry.revision}).`;
}

/** Keeps releases off an app until it is unpinned. Returns what happened, in words. Throws ReleaseError. */
export async function pinLine(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  const { registry } = await moveLines(target, {
    change: `${app} pinned, ${now}`,
    lines: { [app]: (before) => pin(app, before) },
  });
  return `${app} stays at ${nameOf(lineOf(registry, app)!.live)} until it is unpinned.`;
}

/** Unpins an app. Returns what happened, in words. Throws ReleaseError. */
export async function unpinLine(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  await moveLines(target, {
    change: `${app} unpinned, ${now}`,
    lines: { [app]: (before) => unpin(app, before) },
  });
  return `${app} is moved by releases again.`;
}
