import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "tooling/port";
import { folderTarget } from "tooling/release/folder-target";
import type { ReleaseTarget } from "tooling/release/release-target";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "./data-folder.ts";
import { serveDeployment, type Certificate, type Sent } from "./deployment.ts";
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
  /** Releases the builds of this checkout. */
  releaseBuilds(apps: readonly string[]): Promise<void>;
  /** Runs a command of releasing as a team does, in its own checkout. Default: this one. */
  command(
    name: string,
    args: readonly string[],
    checkout?: string,
  ): CommandResult;
  stop(): Promise<void>;
}

interface CommandResult {
  status: number | null;
  /** What it printed, errors included. */
  printed: string;
}

/**
 * Starts an API and serves a release target on free ports: an empty one, or what `archive` has. The API also answers
 * pages of `origins`.
 */
export async function serveReleases(
  archive?: string,
  {
    certificate,
    origins = [],
  }: { certificate?: Certificate | undefined; origins?: string[] } = {},
): Promise<ReleasedProduct> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-deployment-"));
  const deployment = await serveDeployment(folder, certificate);
  if (archive) await unpack(archive, folder, deployment.remotesUrl);
  const port = await freePorts(1);
  deployment.apiUrl = `http://localhost:${port}`;
  const data = await temporaryDataFolder();
  const api = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_ORIGINS: [deployment.url, ...origins].join(","),
  });
  const { url, remotesUrl, apiUrl } = deployment;
  const target = folderTarget(folder);
  return {
    url,
    remotesUrl,
    apiUrl,
    target,
    sent: deployment.sent,
    releaseBuilds: (apps) => releaseBuilds(target, apps, remotesUrl),
    command(name, args, checkout = root) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`tooling/src/commands/${name}.ts`, ...args],
        {
          cwd: checkout,
          env: {
            ...process.env,
            BANQUETE_RELEASE_TARGET: folder,
            BANQUETE_RELEASE_URL: remotesUrl,
          },
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

/** Where the remotes of every archive were released. */
const ARCHIVED_URL = "http://localhost:3001";

async function unpack(archive: string, folder: string, remotesUrl: string) {
  const { status, stderr } = spawnSync("tar", ["-xzf", archive, "-C", folder], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
  const list = join(folder, "remotes.json");
  const text = await readFile(list, "utf8");
  await writeFile(list, text.replaceAll(ARCHIVED_URL, remotesUrl));
}
