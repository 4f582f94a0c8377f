import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "tooling/port";
import { folderTarget } from "tooling/release/folder-target";
import type { ReleaseTarget } from "tooling/release/release-target";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "./data-folder.ts";
import {
  serveDeployment,
  type Certificate,
  type Deployment,
  type Sent,
} from "./deployment.ts";
import { startProgram } from "./processes.ts";
import { releaseBuilds } from "./release-builds.ts";

/** The released files, served to browsers beside a separate API. Nothing is released at first. */
export interface ReleasedProduct {
  /** The shell's origin. */
  url: string;
  /** The origin that every remote's folders are on. */
  remotesUrl: string;
  apiUrl: string;
  target: ReleaseTarget;
  /** Every answer since the list was last emptied. */
  sent: Sent[];
  deployment: Deployment;
  /** Releases the builds of this checkout. */
  releaseBuilds(apps: readonly string[]): Promise<void>;
  /** What tells commands of releasing where to. */
  releasing: Readonly<Record<string, string>>;
  /** Runs a command of releasing as a team does, in its own checkout, with `env` beside the target. Default: this one. */
  command(
    name: string,
    args: readonly string[],
    checkout?: string,
    env?: Readonly<Record<string, string>>,
  ): CommandResult;
  stop(): Promise<void>;
}

interface CommandResult {
  status: number | null;
  /** What it printed, errors included. */
  printed: string;
}

/**
 * Starts an API, with `env` beside its own settings, and serves an empty release target on free ports. The API also
 * answers pages of `origins`.
 */
export async function serveReleases({
  certificate,
  origins = [],
  env = {},
}: {
  certificate?: Certificate | undefined;
  origins?: string[];
  env?: Readonly<Record<string, string>>;
} = {}): Promise<ReleasedProduct> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-deployment-"));
  const deployment = await serveDeployment(folder, certificate);
  const port = await freePorts(1);
  deployment.apiUrl = `http://localhost:${port}`;
  const data = await temporaryDataFolder();
  const api = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_ORIGINS: [deployment.url, ...origins].join(","),
    BANQUETE_SITE_URL: deployment.url,
    ...env,
  });
  const { url, remotesUrl, apiUrl } = deployment;
  const target = folderTarget(folder);
  const releasing = {
    BANQUETE_RELEASE_TARGET: folder,
    BANQUETE_RELEASE_URL: remotesUrl,
  };
  return {
    url,
    remotesUrl,
    apiUrl,
    target,
    sent: deployment.sent,
    deployment,
    releasing,
    releaseBuilds: (apps) => releaseBuilds(target, apps, remotesUrl),
    command(name, args, checkout = root, env = {}) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`tooling/src/commands/${name}.ts`, ...args],
        {
          cwd: checkout,
          env: { ...process.env, ...releasing, ...env },
          encoding: "utf8",
        },
      );
      return { status, printed: stdout + stderr };
    },
    async stop() {
      await api.stop();
      await deployment.close();
      await data.remove();
      await rm(folder, { recursive: true });
    },
  };
}
