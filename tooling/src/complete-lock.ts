/** The parts of package-lock.json that completing it needs. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  /** The hash of the package's bytes; a link has none. */
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS_WORDS: Readonly<Record<string, string>> = {
  aix: "aix",
  android: "android",
  cygwin: "none",
  darwin: "darwin",
  freebsd: "freebsd",
  fsevents: "darwin",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  universal: "darwin",
  wasi: "none",
  wasm32: "none",
  win: "win32",
  win32: "win32",
  windows: "win32",
};

const CPU_WORDS: Readonly<Record<string, string>> = {
  arm: "arm",
  arm64: "arm64",
  armhf: "arm",
  armv7: "arm",
  gnueabihf: "arm",
  ia32: "ia32",
  loong64: "loong64",
  mips64el: "mips64el",
  musleabihf: "arm",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  x64: "x64",
};

/**
 * Adds the platform packages that a registry did not serve, so that `npm ci` accepts the lock everywhere:
 * each is an optional entry that only its own system would install. Returns the names added.
 * Throws when a missing package's name does not tell its system.
 */
export function completeLock(lock: Lockfile): string[] {
  const { packages } = lock;
  const added: string[] = [];
  for (const [path, parent] of Object.entries(packages))
    for (const [name, range] of Object.entries(
      parent.optionalDependencies ?? {},
    )) {
      if (isResolved(packages, path, name)) continue;
      packages[`node_modules/${name}`] = platformEntry(name, range, parent);
      added.push(name);
    }
  lock.packages = Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return added;
}

/**
 * Adds the hash of each package that lacks it, as npm does for what it installs: `hashOf` looks it up by name and
 * version.
 */
export function completeHashes(
  { packages }: Lockfile,
  hashOf: (named: string) => string,
): void {
  for (const [path, entry] of Object.entries(packages)) {
    const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || entry.link || entry.integrity) continue;
    const { version, ...rest } = entry;
    const integrity = hashOf(`${name}@${version}`);
    packages[path] = { version: version!, integrity, ...rest };
  }
}

/** Node's rule: the package itself, then each folder above. */
function isResolved(
  packages: Lockfile["packages"],
  from: string,
  name: string,
): boolean {
  for (let folder = from; ;) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
}

function platformEntry(
  name: string,
  range: string,
  parent: LockedPackage,
): LockedPackage {
  const words = name.split(/[-/@._]/);
  const os = words.map((word) => OS_WORDS[word]).find(Boolean);
  if (!os)
    throw new Error(
      `${name} is missing from the lock and its name tells no system: npm ci would fail. Add the word to complete-lock.ts.`,
    );
  const cpu = words.map((word) => CPU_WORDS[word]).find(Boolean);
  const musl = words.some((word) => word.startsWith("musl"));
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(parent.dev && { dev: true }),
    optional: true,
    os: [os],
    ...(cpu && { cpu: [cpu] }),
    ...(musl && { libc: ["musl"] }),
  };
}
