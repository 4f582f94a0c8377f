import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "tooling/workspace";
import type { RunningProgram } from "./processes.ts";

/** Outside `dist` and `node_modules`: the base is kept from one run to the next. */
const FOLDER = join(root, ".cache/image");
const BASE = join(FOLDER, "base");
/** Names with a host are not looked up in lists of registries. */
const IMAGE = "localhost/banquete";
const STAND_IN = "localhost/node";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** A plain user is root in a namespace of its own, with the subordinate ids of /etc/subuid. */
const NAMESPACE =
  process.getuid?.() === 0
    ? ["--mount"]
    : ["--map-root-user", "--map-auto", "--mount"];

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      // A plain user's has no programs of root.
      PATH: `${process.env["PATH"]}:${PATH}`,
      BUILDAH_ISOLATION: "chroot",
    },
  }).trim();

const asRoot = (...command: string[]) =>
  run("unshare", ...NAMESPACE, ...command);

const buildah = (...args: string[]) =>
  asRoot(
    ...["buildah", "--storage-driver", "vfs"],
    ...["--root", join(FOLDER, "store"), "--runroot", join(FOLDER, "run")],
    ...args,
  );

/** The content of deploy/Containerfile's image. */
export interface ContainerImage {
  /** Its root folder. */
  folder: string;
  remove(): void;
}

/**
 * Builds the image as deploy/Containerfile says, without a registry: Debian from apt's mirror with the Node of the lock
 * stands in for the base image.
 */
export function buildImage(commit: string): ContainerImage {
  makeBase();
  removeAll();
  const openFiles = run("sh", "-c", "ulimit -Hn");
  const container = buildah("from", "scratch");
  buildah("add", "--quiet", container, BASE, "/");
  buildah("config", "--env", `PATH=${PATH}`, container);
  buildah("commit", "--quiet", "--rm", container, STAND_IN);
  buildah(
    ...["bud", "--quiet", "--pull-never", "--layers=false"],
    ...["--from", STAND_IN],
    // npm opens thousands of files of its cache at once.
    `--ulimit=nofile=${openFiles}:${openFiles}`,
    ...["--file", "deploy/Containerfile", "--tag", IMAGE],
    ...["--build-arg", `COMMIT=${commit}`, ...npmOfThisMachine(), "."],
  );
  const built = buildah("from", "--pull-never", IMAGE);
  return {
    folder: buildah("mount", built),
    remove: removeAll,
  };
}

function removeAll(): void {
  buildah("rm", "--all");
  buildah("rmi", "--all", "--force");
}

function makeBase(): void {
  if (existsSync(join(BASE, "home/node"))) return;
  asRoot("rm", "-rf", BASE);
  mkdirSync(FOLDER, { recursive: true });
  const targets = run(
    "apt-get",
    ...["indextargets", "--format", "$(SITE) $(CODENAME)"],
  );
  const [mirror = "", codename = ""] = targets.split("\n")[0]!.split(" ");
  asRoot(
    ...["mmdebstrap", "--quiet", "--variant=minbase"],
    ...["--include=ca-certificates", codename, BASE, mirror],
  );
  copyFileSync(process.execPath, join(BASE, "usr/local/bin/node"));
  const npm = join(run("npm", "root", "--global"), "npm");
  cpSync(npm, join(BASE, "usr/local/lib/npm"), { recursive: true });
  const npmCli = "../lib/npm/bin/npm-cli.js";
  asRoot("chroot", BASE, "ln", "-s", npmCli, "/usr/local/bin/npm");
  asRoot("chroot", BASE, "useradd", "-m", "--uid", "1000", "node");
}

/** So that npm in the build reaches what npm here does. */
function npmOfThisMachine(): string[] {
  const rc = join(homedir(), ".npmrc");
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  const inside = "/etc/ssl/machine.crt";
  return [
    ...["--volume", `${run("npm", "config", "get", "cache")}:/root/.npm`],
    ...["--env", "npm_config_prefer_offline=true"],
    ...(existsSync(rc) ? ["--volume", `${rc}:/root/.npmrc:ro`] : []),
    ...(certificates
      ? [
          ...["--volume", `${certificates}:${inside}:ro`],
          ...["--env", `NODE_EXTRA_CA_CERTS=${inside}`],
        ]
      : []),
  ];
}

/** What compose.yml gives a service: a read-only root, and memory at some folders. */
export interface Service {
  user: string;
  command: string;
  env: Readonly<Record<string, string>>;
  memory: readonly string[];
}

/** Runs a command in the image's folder. It is on this machine's network. */
export function startInImage(
  { folder }: ContainerImage,
  { user, command, env, memory }: Service,
): RunningProgram & { output(): string; exitCode(): number | null } {
  const mounts = [
    `mount --bind ${folder} ${folder}`,
    `mount -o remount,bind,ro ${folder}`,
    `mount --rbind /proc ${folder}/proc`,
    `mount --rbind /dev ${folder}/dev`,
    ...memory.map(
      (path) => `mount -t tmpfs -o mode=1777 tmpfs ${folder}${path}`,
    ),
    `exec chroot --userspec=${user} ${folder} sh -c 'cd /opt/banquete && exec ${command}'`,
  ];
  const file = join(FOLDER, `${user.split(":")[0]}.log`);
  mkdirSync(FOLDER, { recursive: true });
  const log = openSync(file, "w");
  const child = spawn(
    "unshare",
    [...NAMESPACE, "sh", "-ec", mounts.join("\n")],
    {
      env: { PATH, NODE_ENV: "production", ...env },
      // A file, because nginx opens its standard output by name, which a socket cannot be.
      stdio: ["ignore", log, log],
    },
  );
  return {
    pid: child.pid!,
    output: () => readFileSync(file, "utf8"),
    exitCode: () => child.exitCode,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
