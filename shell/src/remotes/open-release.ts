import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import type { ComponentType } from "react";
import {
  type Contracts,
  refusedContracts,
} from "shared-contracts/federation/contract-version";
import type { OpeningPhase } from "shared-contracts/federation/remote-news";
import {
  isRemoteModule,
  type RemoteModule,
} from "shared-contracts/federation/remote-module";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { trustedAddress } from "../trusted-address.ts";
import { withTimeout } from "../with-timeout.ts";
import { downloadRelease } from "./download-release.ts";
import { RemoteError } from "./remote-error.ts";

/** The time limit for what a release loads beside the files of its line, in ms. */
const PATIENCE_MS = 20_000;

/** The hash of each entry that may run, by its address. */
const hashes = new Map<string, string>();
/** The version range of each shared library that a remote did not get, by its name. */
const lacking = new Map<string, string>();

registerPlugins([
  {
    name: "script-integrity",
    createScript({ url }) {
      const script = document.createElement("script");
      script.src = trustedAddress(url);
      script.crossOrigin = "anonymous";
      script.integrity = hashes.get(url) ?? "";
      return { script, timeout: PATIENCE_MS };
    },
  },
]);
// Each remote has an instance of the runtime, which looks for the shared modules.
registerGlobalPlugins([
  {
    name: "lacking-shares",
    errorLoadShare({ pkgName, shareInfo }) {
      lacking.set(pkgName, String(shareInfo?.shareConfig?.requiredVersion));
    },
  },
]);

/** The module of each release that runs or is on its way, by folder. */
const modules = new Map<string, Promise<RemoteModule>>();
/** The latest opening of each remote. A second one awaits it: their containers have the same name. */
const openings = new Map<string, Promise<unknown>>();

/**
 * Opens a page of a release: checks its contracts, downloads its first files, runs it once per document unless its code
 * throws, and loads the page. A failure is not remembered. Throws RemoteError.
 */
export async function openPage(
  remote: string,
  release: RemoteRelease,
  page: string,
): Promise<{ module: RemoteModule; Page: ComponentType }> {
  let phase: OpeningPhase = "init";
  try {
    checkContracts(release.contracts);
    checkIntegrity(release);
    phase = "preload";
    // A module that runs loads its pages itself, and has loaded some of them before they are opened.
    if (!modules.has(release.base)) await downloadRelease(release, page);
    phase = "remoteEntry";
    const module = await moduleOf(remote, release);
    phase = "expose";
    const loadPage = module.pages[page];
    if (!loadPage) throw new Error(`sem a página "${page}"`);
    const Page = await withTimeout(
      PATIENCE_MS,
      loadPage().catch((error: unknown) => {
        if (hasRun(error)) modules.delete(release.base);
        throw new Error(reasonOf(error), { cause: error });
      }),
    );
    return { module, Page };
  } catch (error) {
    console.error(error);
    const { message } = error as Error;
    throw new RemoteError(remote, release.version, message, phase);
  }
}

/**
 * Whether the code of a page threw, rather than did not come. webpack keeps what ran of it and would give that to the
 * next try, so the release has to run again.
 */
function hasRun(error: unknown): boolean {
  return (error as Error).name !== "ChunkLoadError";
}

function moduleOf(
  remote: string,
  release: RemoteRelease,
): Promise<RemoteModule> {
  const { base } = release;
  const known = modules.get(base);
  if (known) return known;
  const module = (openings.get(remote) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => withTimeout(PATIENCE_MS, run(remote, release)));
  modules.set(base, module);
  openings.set(remote, module);
  module.catch(() => modules.delete(base));
  return module;
}

/** Registering with `force` drops another build of the remote, or a failed try, from the runtime. */
async function run(
  remote: string,
  release: RemoteRelease,
): Promise<RemoteModule> {
  const name = remote.replaceAll("-", "_");
  const { type = "global" } = release;
  const entry = await entryOf(release);
  if (type === "module") await preloadModules(release);
  registerRemotes([{ name, entry, type }], { force: true });
  let exposed: { remote?: unknown } | null;
  try {
    exposed = await loadRemote<{ remote?: unknown }>(`${name}/remote`);
  } catch (error) {
    throw new Error(await whyNot(release, error), { cause: error });
  }
  const module = exposed?.remote;
  if (!isRemoteModule(module)) throw new Error("módulo inválido");
  checkContracts(module.contracts);
  return module;
}

/**
 * The address by which the runtime opens a release. One without hashes is under development and opens by its manifest,
 * if it has one: the browser's extension for Module Federation lists such remotes.
 */
async function entryOf({
  base,
  entry,
  integrity,
}: RemoteRelease): Promise<string> {
  const hash = integrity[entry];
  if (hash) {
    hashes.set(base + entry, hash);
    return base + entry;
  }
  const manifest = `${base}mf-manifest.json`;
  const { ok } = await fetch(manifest).catch(() => ({ ok: false }));
  return ok ? manifest : base + entry;
}

/** Puts the scripts of an ES module into the page's map of modules, each checked against its hash; none runs yet. */
async function preloadModules({
  base,
  integrity,
}: RemoteRelease): Promise<void> {
  const links = Object.entries(integrity).map(([file, hash]) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: base + file });
    Object.assign(link, { integrity: hash, crossOrigin: "anonymous" });
    return new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () =>
        reject(new Error("integridade não confere")),
      );
      document.head.append(link);
    });
  });
  await Promise.all(links);
}

function checkContracts(needed: Contracts): void {
  const refused = refusedContracts(needed);
  if (refused.length > 0)
    throw new Error(`contrato ${refused.join(" e ")} não aceito`);
}

/** Only a development server builds without hashes. */
function checkIntegrity({ entry, integrity }: RemoteRelease): void {
  const isDevelopment =
    process.env.NODE_ENV !== "production" || REMOTE_OVERRIDE;
  if (!integrity[entry] && !isDevelopment) throw new Error("sem integridade");
}

/** A script element gives no reason for a failure; fetching the file by its hash does. */
async function whyNot(
  { base, entry, integrity }: RemoteRelease,
  error: unknown,
): Promise<string> {
  const hash = integrity[entry];
  if (!hash) return reasonOf(error);
  return fetch(base + entry, { integrity: hash }).then(
    () => reasonOf(error),
    () => "integridade não confere",
  );
}

function reasonOf(error: unknown): string {
  const message = String(error);
  const missing = [...lacking].find(([name]) => message.includes(name));
  return missing
    ? `não carregou: a página não tem ${missing.join(" ")}`
    : "não carregou";
}
