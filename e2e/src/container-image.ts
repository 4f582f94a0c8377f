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

/** What the image sets, but the address that the API listens on. */
const IMAGE_ENV = {
  PATH,
  NODE_ENV: "production",
  BANQUETE_RELEASE_TARGET: "/srv/banquete",
};

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

/** Where images are built. */
export interface ImageStore {
  /** Builds the image of a checkout as deploy/Containerfile says, and returns the folder of its content. */
  build(commit: string, checkout?: string): string;
  /** Removes what was built. */
  remove(): void;
}

/** A store without a registry: Debian from apt's mirror with the Node of the lock stands in for the base image. */
export function openImageStore(): ImageStore {
  makeBase();
  removeAll();
  const container = buildah("from", "scratch");
  buildah("add", "--quiet", container, BASE, "/");
  buildah("config", "--env", `PATH=${PATH}`, container);
  buildah("commit", "--quiet", "--rm", container, STAND_IN);
  return { build, remove: removeAll };
}

function build(commit: string, checkout = root): string {
  const openFiles = run("sh", "-c", "ulimit -Hn");
  buildah(
    ...["bud", "--quiet", "--pull-never", "--layers=false"],
    ...["--from", STAND_IN],
    // npm opens thousands of files of its cache at once.
    `--ulimit=nofile=${openFiles}:${openFiles}`,
    ...["--file", join(checkout, "deploy/Containerfile"), "--tag", IMAGE],
    ...["--build-arg", `COMMIT=${commit}`, ...npmOfThisMachine(), checkout],
  );
  return buildah("mount", buildah("from", "--pull-never", IMAGE));
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
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  memory: readonly string[];
  /** Folders of this machine at folders of the image. */
  volumes?: Readonly<Record<string, string>>;
}

/** A command that runs in an image. */
export interface RunningService extends RunningProgram {
  output(): string;
  exitCode(): number | null;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

let started = 0;

/** Runs a command in an image's folder. It is on this machine's network. */
export function startInImage(
  folder: string,
  { user, command, env, memory, volumes = {} }: Service,
): RunningService {
  const mounts = [
    `mount --bind ${folder} ${folder}`,
    `mount -o remount,bind,ro ${folder}`,
    `mount --rbind /proc ${folder}/proc`,
    `mount --rbind /dev ${folder}/dev`,
    ...memory.map(
      (path) => `mount -t tmpfs -o mode=1777 tmpfs ${folder}${path}`,
    ),
    ...Object.entries(volumes).map(
      ([path, inside]) => `mount --bind ${path} ${folder}${inside}`,
    ),
    `exec chroot --userspec=${user} ${folder} sh -c 'cd /opt/banquete && exec "$@"' sh "$@"`,
  ];
  const file = join(FOLDER, `${started++}.log`);
  mkdirSync(FOLDER, { recursive: true });
  const log = openSync(file, "w");
  const child = spawn(
    "unshare",
    [...NAMESPACE, "sh", "-ec", mounts.join("\n"), "sh", ...command],
    {
      env: { ...IMAGE_ENV, ...env },
      // A file, because nginx opens its standard output by name, which a socket cannot be.
      stdio: ["ignore", log, log],
    },
  );
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    pid: child.pid!,
    ended,
    output: () => readFileSync(file, "utf8"),
    exitCode: () => child.exitCode,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await ended;
    },
  };
}
