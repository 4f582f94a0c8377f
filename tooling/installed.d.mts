interface Lock {
  packages: Record<string, object | undefined>;
}

export function isInstalled(
  lock: Lock,
  installed: Lock,
  isThere: (folder: string) => boolean,
): boolean;
