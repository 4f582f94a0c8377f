import { createHash } from "node:crypto";
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

/** Where one embedded server keeps its things. */
export interface Place {
  user: RunAs | null;
  /** The folder the operator knows: everything below is in it. */
  dataDir: string;
  pgData: string;
  logFile: string;
  ownerFile: string;
  /** Folder of the unix socket, 0700 of the database user. */
  socketDir: string;
  /** Parent folders to try for the copy of the binaries, best first. */
  binariesParents: string[];
}

const checkout = fileURLToPath(new URL("../../../../", import.meta.url));
const ROOT_HOME = "/var/lib/banquete";

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Decides and prepares the folders; throws StartupError when the database user cannot use them. */
export function preparePlace(wanted: string | undefined): Place {
  const root = process.getuid?.() === 0;
  const asked = resolve(wanted ?? defaultDataDir(root));
  // Data that is there already stays with the user it was made for.
  const user = root ? (ownerOf(join(asked, "pg")) ?? databaseUser()) : null;
  const dataDir = usableFolder(asked, user);
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
    // A folder just made, or made empty for us (mktemp -d), becomes the database user's; one that holds something is left as it is.
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
    const who = user ? `the database user "${user.name}"` : "this user";
    throw new StartupError(
      `The data folder ${path} cannot be reached and written by ${who}. Set BANQUETE_DATA_DIR to a folder it can use, for example under ${user ? ROOT_HOME : tmpdir()}.`,
    );
  }
  return realpathSync(path);
}

/** A socket's path may hold 107 bytes: one inside a deep data folder would not fit. */
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
