import { hash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartupError } from "../../startup-error.ts";
import { canWrite, databaseUser, ownerOf, type RunAs } from "./run-as.ts";

/** The paths of one embedded server. */
export interface Place {
  user: RunAs | null;
  /** The data folder that the operator configured; it contains everything below. */
  dataDir: string;
  pgData: string;
  logFile: string;
  ownerFile: string;
  /** The folder of the unix socket, with mode 0700 for the database user. */
  socketDir: string;
  /** Parent folders to try for the copy of the binaries, in order of preference. */
  binariesParents: string[];
}

const checkout = fileURLToPath(new URL("../../../../", import.meta.url));
const ROOT_HOME = "/var/lib/banquete";

const shortHash = (text: string) => hash("sha256", text, "hex").slice(0, 12);

/** Chooses and prepares the folders. Throws StartupError when the database user cannot use them. */
export function preparePlace(configured: string | undefined): Place {
  const root = process.getuid?.() === 0;
  const path = resolve(configured ?? defaultDataDir(root));
  // Existing data stays with the user it was made for.
  const user = root ? (ownerOf(join(path, "pg")) ?? databaseUser()) : null;
  const dataDir = usableFolder(path, user);
  return {
    user,
    dataDir,
    pgData: join(dataDir, "pg"),
    logFile: join(dataDir, "postgres.log"),
    ownerFile: join(dataDir, "owner.json"),
    socketDir: socketFolder(dataDir, user),
    binariesParents: user
      ? [ROOT_HOME, dataDir]
      : [join(checkout, ".banquete"), dataDir],
  };
}

function defaultDataDir(root: boolean): string {
  return root
    ? join(ROOT_HOME, `data-${shortHash(checkout)}`)
    : join(checkout, ".banquete", "data");
}

function usableFolder(path: string, user: RunAs | null): string {
  try {
    mkdirSync(path, { recursive: true });
    // A folder that is new or empty (such as mktemp -d makes) is given to the database user; any other keeps its owner.
    if (user && statSync(path).uid === 0 && readdirSync(path).length === 0) {
      chownSync(path, user.uid, user.gid);
      chmodSync(path, 0o700);
    }
  } catch (cause) {
    throw new StartupError(
      `The data folder ${path} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}. Set BANQUETE_DATA_DIR to a folder that can be written.`,
    );
  }
  if (!canWrite(path, user)) {
    const reader = user ? `the database user "${user.name}"` : "this user";
    throw new StartupError(
      `The data folder ${path} cannot be reached and written by ${reader}. Set BANQUETE_DATA_DIR to a folder it can use, for example under ${user ? ROOT_HOME : tmpdir()}.`,
    );
  }
  return realpathSync(path);
}

/** A socket's path may have 107 bytes, too few for one inside a deep data folder. */
const SOCKET_PATH_MAX = 100;

function socketFolder(dataDir: string, user: RunAs | null): string {
  const inside = join(dataDir, "socket");
  const fits =
    Buffer.byteLength(join(inside, ".s.PGSQL.5432.lock")) < SOCKET_PATH_MAX;
  const folder = fits ? inside : join("/tmp", `banquete-${shortHash(dataDir)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const owner = user?.uid ?? process.getuid?.();
  if (user && found.isDirectory() && found.uid === 0) {
    chownSync(folder, user.uid, user.gid);
  } else if (!found.isDirectory() || found.uid !== owner) {
    throw new StartupError(
      `The socket folder ${folder} belongs to someone else. Remove it, or set BANQUETE_DATA_DIR to another folder.`,
    );
  }
  chmodSync(folder, 0o700);
  return folder;
}
