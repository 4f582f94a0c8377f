import type { Notice } from "shared-contracts/federation/core-services";
import { publishedOf, type Registry } from "../remotes/registry.ts";
import { trustedAddress } from "../trusted-address.ts";
import { dropAll, folderOf, type KeepOrder } from "./kept-releases.ts";
import { offerUpdate } from "./offer-update.ts";

/**
 * Has the worker keep what the user's pages are made of, so that they open without network; or ends it, where the build
 * or the list of releases says so. Does nothing in a browser without workers, and never rejects.
 */
export async function startOffline(
  userId: string,
  registry: Registry,
  notify: (notice: Notice) => void,
): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    if (!OPENS_OFFLINE || registry.endsWorker) await end(workers);
    else await start(workers, await orderFor(userId, registry), notify);
  } catch (error) {
    console.warn(error);
  }
}

async function start(
  workers: ServiceWorkerContainer,
  order: KeepOrder,
  notify: (notice: Notice) => void,
): Promise<void> {
  const worker = trustedAddress("/sw.js");
  const registration = await workers.register(worker, {
    updateViaCache: "none",
  });
  offerUpdate(workers, registration, notify);
  const { active } = await workers.ready;
  active?.postMessage(order);
  await navigator.storage.persist();
}

async function end(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  if (!registrations.length) return;
  for (const registration of registrations) {
    registration.active?.postMessage("end");
    await registration.unregister();
  }
  await dropAll();
}

/** The releases that the user's pages come from, never a preview. Nothing is downloaded ahead for users who save data. */
async function orderFor(
  userId: string,
  registry: Registry,
): Promise<KeepOrder> {
  const remotes = await Promise.all(
    [...registry.lines.keys()].map((remote) =>
      publishedOf(remote, userId, registry).catch(() => []),
    ),
  );
  return {
    shell: folderOf(document.scripts[0]!.src),
    keep: navigator.connection?.saveData
      ? []
      : remotes.flatMap(([first]) =>
          first
            ? [{ base: first.release.base, integrity: first.release.integrity }]
            : [],
        ),
    retain: remotes.flat().map(({ release }) => release.base),
  };
}
