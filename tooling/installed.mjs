/**
 * Whether what npm installed is what the lock says, and all that the folders of this checkout need: `installed` is
 * node_modules/.package-lock.json, which npm writes at the end of each installation, and `isThere` tells whether one of
 * the lock's workspace folders is in the checkout. Optional packages may be missing, since each system has its own.
 */
export function isInstalled(lock, installed, isThere) {
  const found = installed.packages;
  return (
    Object.keys(found)
      .filter(isDependency)
      .every((path) => isAsLocked(found[path], lock.packages[path])) &&
    needed(lock.packages, isThere).every((path) => found[path])
  );
}

function isDependency(path) {
  return path.includes("node_modules/");
}

function isAsLocked(found, locked) {
  return found.link
    ? found.resolved === locked?.resolved
    : found.version === locked?.version && found.integrity === locked.integrity;
}

/** Where the packages are that these folders need, directly or not. */
function needed(packages, isThere) {
  const folders = Object.keys(packages).filter(
    (path) => path && !isDependency(path) && isThere(path),
  );
  const paths = new Set(folders.map((folder) => `node_modules/${folder}`));
  const add = (from) => {
    const { dependencies, devDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      paths.add(resolved(packages, from, name));
  };
  ["", ...folders].forEach(add);
  // A set goes on to what is added while it is read.
  for (const path of paths) add(path);
  return [...paths];
}

/** Node's rule: below the package itself, then below each folder above. */
function resolved(packages, from, name) {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (packages[path] || !from) return path;
  const above = from.lastIndexOf("/node_modules/");
  return resolved(packages, above < 0 ? "" : from.slice(0, above), name);
}
