/**
 * Whether what npm installed is what the lock says: `installed` is node_modules/.package-lock.json, which npm writes at
 * the end of each installation. Only optional packages may be missing, since each system has its own.
 */
export function isInstalled(lock, installed) {
  const there = packagesOf(installed);
  const wanted = packagesOf(lock);
  return (
    [...there.keys()].every((path) => wanted.has(path)) &&
    [...wanted].every(([path, { version, integrity, resolved, optional }]) => {
      const found = there.get(path);
      if (!found) return optional === true;
      return found.link
        ? found.resolved === resolved
        : found.version === version && found.integrity === integrity;
    })
  );
}

function packagesOf({ packages }) {
  return new Map(
    Object.entries(packages).filter(([path]) => path.includes("node_modules/")),
  );
}
