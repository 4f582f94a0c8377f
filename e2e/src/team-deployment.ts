import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "tooling/port";
import { buildCandidate } from "tooling/release/build-candidate";
import { releasedApps } from "tooling/release/command-line";
import { readRegistry } from "tooling/release/live-registry";
import { lineOf } from "tooling/release/registry-file";
import { publicUrl, targetFromEnv } from "tooling/release/release-env";
import { releaseApps, type Candidate } from "tooling/release/release-apps";
import type { ReleaseTarget } from "tooling/release/release-target";
import { temporaryDataFolder } from "./data-folder.ts";
import { runWith, startPrintedSite, type Run } from "./printed-site.ts";
import { startProgram } from "./processes.ts";

/** A layout of a deployment: its addresses for the port that nginx listens on. `{app}` is each remote's name. */
export interface Layout {
  page: (port: number) => string;
  api: (port: number) => string;
  remotes?: (port: number) => string;
  /** Whether the shell has a separate folder. */
  hasShellApart?: true;
}

/** Everything released, behind nginx, as docs/deploying.md has a team do it. */
export interface TeamDeployment {
  url: string;
  apiUrl: string;
  /** In the clear. */
  httpUrl: string;
  /** Of the remotes and the list. */
  folder: string;
  /** Of the shell, perhaps the same. */
  shellFolder: string;
  target: ReleaseTarget;
  /** Releases another build. */
  release(candidate: Candidate): Promise<void>;
  run: Run;
  stop(): Promise<void>;
}

/** Releases every app into a folder and starts the API and nginx. */
export async function deployAsTeam(layout: Layout): Promise<TeamDeployment> {
  const folder = await servedFolder();
  const shellFolder = layout.hasShellApart ? await servedFolder() : folder;
  const data = await temporaryDataFolder();
  const port = await freePorts(3);
  const [httpPort, apiPort] = [port + 1, port + 2];
  const [url, apiUrl] = [layout.page(port), layout.api(port)];
  const env = {
    BANQUETE_ORIGINS: url,
    BANQUETE_API_URL: apiUrl,
    BANQUETE_RELEASE_TARGET: folder,
    BANQUETE_SHELL_TARGET: layout.hasShellApart ? shellFolder : "",
    BANQUETE_RELEASE_URL: layout.remotes?.(port) ?? "",
    BANQUETE_TRUST_PROXY: "1",
    BANQUETE_API_PORT: String(apiPort),
    BANQUETE_DATA_DIR: data.path,
  };
  const target = targetFromEnv(env);
  const release = async (candidate: Candidate) => {
    const now = new Date().toISOString();
    const rollout = { url: publicUrl(env), now };
    await releaseApps(target, [candidate], rollout);
  };
  const run = runWith(env);

  for (const app of releasedApps) await release(await buildCandidate(app));
  await writeFile(join(shellFolder, "runtime.json"), run("runtime"));
  const api = await startProgram(["api/src/main.ts"], env);
  const site = await startPrintedSite(run, port, [apiPort]);
  return {
    url,
    apiUrl,
    httpUrl: `http://${new URL(url).hostname}:${httpPort}`,
    folder,
    shellFolder,
    target,
    release,
    run,
    async stop() {
      await site.stop();
      await api.stop();
      await data.remove();
      for (const served of new Set([folder, shellFolder]))
        await rm(served, { recursive: true });
    },
  };
}

/** An empty folder that nginx's workers can read. */
async function servedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-deployed-"));
  await chmod(folder, 0o755);
  return folder;
}

/** Where the live release of mf-billing is, and its files. */
export async function liveBilling({ url, target }: TeamDeployment) {
  const { base } = lineOf(await readRegistry(target), "mf-billing")!.live;
  const { origin, pathname: folder } = new URL(base, url);
  const stored = await target.list(folder.slice(1));
  return { origin, folder, files: stored.map(({ path }) => `/${path}`) };
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a loopback host by any name and path, as written, with a certificate that is not trusted. */
export function ask(
  address: string,
  {
    path,
    ...options
  }: {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
  } = {},
): Promise<Answer> {
  const { protocol, hostname, port, pathname } = new URL(address);
  const { body, ...rest } = options;
  const { request } = protocol === "http:" ? http : https;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        servername: hostname,
        path: path ?? pathname,
        rejectUnauthorized: false,
        ...rest,
        headers: { Host: `${hostname}:${port}`, ...rest.headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("end", () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
