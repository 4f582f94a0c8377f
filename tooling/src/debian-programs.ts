import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { sources } from "./workspace.ts";

/** A program that Debian packages bring. */
interface Program {
  packages: readonly string[];
  /** What it is called, the best first. */
  names: readonly string[];
  /** The environment variable that may hold its path or folder. */
  variable?: string;
  /** The folders to look in. Default: those of PATH. */
  folders?: () => string[];
  /** Whether what it needs beside itself is there. */
  isComplete?: () => boolean;
}

/** The module that makes nginx answer in brotli, where Debian has it. */
export const BROTLI_MODULE =
  "/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so";

const PROGRAMS = {
  Chromium: {
    packages: ["chromium-headless-shell"],
    // The first has no window: the same tests take a quarter less processor time in it.
    names: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "chrome",
    ],
    variable: "BANQUETE_CHROMIUM",
  },
  Firefox: {
    packages: ["firefox-esr"],
    names: ["firefox-esr", "firefox"],
    variable: "BANQUETE_FIREFOX",
  },
  WebKit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    names: ["WebKitWebDriver"],
    isComplete: () => onPath("Xvfb"),
  },
  nginx: {
    packages: ["nginx", "libnginx-mod-http-brotli-filter", "openssl"],
    names: ["nginx"],
    folders: () => [...pathFolders(), "/usr/sbin"],
    isComplete: () => existsSync(BROTLI_MODULE) && onPath("openssl"),
  },
  HAProxy: {
    packages: ["haproxy", "postgresql-client"],
    names: ["haproxy"],
    folders: () => [...pathFolders(), "/usr/sbin"],
    isComplete: () => onPath("psql"),
  },
  pgBackRest: { packages: ["pgbackrest"], names: ["pgbackrest"] },
  Prometheus: {
    packages: ["prometheus"],
    names: ["prometheus"],
    isComplete: () => onPath("promtool"),
  },
  systemd: {
    packages: ["systemd", "strace"],
    names: ["systemd-analyze"],
    isComplete: () => onPath("strace"),
  },
  buildah: {
    packages: ["buildah", "mmdebstrap"],
    names: ["buildah"],
    isComplete: () => onPath("mmdebstrap"),
  },
  PostgreSQL: {
    packages: ["postgresql"],
    names: ["initdb"],
    variable: "BANQUETE_POSTGRESQL",
    folders: serversOfDebian,
  },
} satisfies Record<string, Program>;

/**
 * The paths of programs on this machine, after installing the packages of missing ones where this process may. Throws
 * one line that names what is missing and what to do.
 */
export function ensurePrograms(
  ...names: readonly (keyof typeof PROGRAMS)[]
): string[] {
  const needed = names.map((name) => ({
    name,
    ...(PROGRAMS[name] as Program),
  }));
  const missing = needed.filter((program) => find(program) === null);
  for (const { variable } of missing) {
    const chosen = variable && process.env[variable];
    if (chosen) throw new Error(`${variable}: there is no ${chosen}`);
  }
  const packages = missing.flatMap((program) => program.packages);
  const mayInstall = process.getuid?.() === 0 && onPath("apt-get");
  if (packages.length > 0 && mayInstall) {
    console.error(`Installing ${packages.join(" ")}…`);
    spawnSync(join(sources, "tooling/install-debian.sh"), packages, {
      stdio: ["ignore", 2, 2],
    });
  }
  const lacking = missing.filter((program) => find(program) === null);
  if (lacking.length > 0)
    throw new Error(
      `Tests need ${lacking.map(({ name }) => name).join(", ")}: run tooling/install-debian.sh as root${settings(lacking)}.`,
    );
  return needed.map((program) => find(program)!);
}

export const ensureChromium = () => ensurePrograms("Chromium")[0]!;
export const ensureFirefox = () => ensurePrograms("Firefox")[0]!;
/** The WebDriver of WebKitGTK; a screen without a monitor is there too. */
export const ensureWebKit = () => ensurePrograms("WebKit")[0]!;
/** nginx with brotli, and with it what makes a certificate. */
export const ensureNginx = () => ensurePrograms("nginx")[0]!;
/** HAProxy; psql, which asks a database for its check, is on PATH with it. */
export const ensureHaproxy = () => ensurePrograms("HAProxy")[0]!;
/** Prometheus; promtool is on PATH with it. */
export const ensurePrometheus = () => ensurePrograms("Prometheus")[0]!;
/** What reads the API's unit and traces its system calls. */
export const ensureSystemd = () => ensurePrograms("systemd")[0]!;
/** What builds an image, and a Debian to build it on. */
export const ensureBuildah = () => ensurePrograms("buildah")[0]!;
/** The folder of a PostgreSQL server's programs: the newest of Debian, unless another is chosen. */
export const ensurePostgresql = () => dirname(ensurePrograms("PostgreSQL")[0]!);

/** What every headless start of Chromium needs; without the background switches it keeps calling home. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

function settings(programs: readonly Program[]): string {
  const variables = programs.flatMap(({ variable }) => variable ?? []);
  return variables.length ? `, or set ${variables.join(", ")}` : "";
}

function find(program: Program): string | null {
  const { variable, names, folders = pathFolders, isComplete } = program;
  const chosen = variable && process.env[variable];
  if (chosen && existsSync(chosen) && !statSync(chosen).isDirectory())
    return chosen;
  for (const folder of chosen ? [chosen] : folders())
    for (const name of names)
      if (existsSync(join(folder, name)))
        return (isComplete?.() ?? true) ? join(folder, name) : null;
  return null;
}

function onPath(name: string): boolean {
  return pathFolders().some((folder) => existsSync(join(folder, name)));
}

function pathFolders(): string[] {
  return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

/** Debian keeps each major version of PostgreSQL in a separate folder; the newest first. */
function serversOfDebian(): string[] {
  const folder = "/usr/lib/postgresql";
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(folder, version, "bin"));
}
