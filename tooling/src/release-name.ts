/** Identifies a built folder among those of its app: the version, and the hash of its sources. */
export interface Named {
  version: string;
  build: string;
}

/** A release in words, which is also the name of its folder. */
export function nameOf({ version, build }: Named): string {
  return `${version}-${build}`;
}

/** Where a release of an app is, seen from the place it is served from. */
export function pathOf(app: string, release: Named): string {
  return `${app}/${nameOf(release)}`;
}

/** Whether two are the same built folder, or neither is one. */
export function isSame(a: Named | undefined, b: Named | undefined): boolean {
  return a?.version === b?.version && a?.build === b?.build;
}
