/** The folder beside an app's builds that holds the chunks of all of them. */
export const CHUNKS = "chunks";

/** How many hex digits of a chunk's hash its name has: enough to rule out collisions. */
export const HASH_DIGITS = 12;

const CHUNK = new RegExp(`^[^/]+\\.[0-9a-f]{${HASH_DIGITS}}\\.[^/]+$`);

/** Whether a file of a build is named by its content. Builds with the same name share the file. */
export function isChunk(file: string): boolean {
  return CHUNK.test(file);
}

/** Where a file of a build is served, seen from the build's own folder. */
export function servedPath(file: string): string {
  return isChunk(file) ? `../${CHUNKS}/${file}` : file;
}

/** The file of a build that is served at a path. */
export function builtPath(served: string): string {
  const prefix = `../${CHUNKS}/`;
  return served.startsWith(prefix) ? served.slice(prefix.length) : served;
}
