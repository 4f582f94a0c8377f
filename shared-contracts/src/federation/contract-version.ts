/**
 * The version of what shell and remotes owe each other: `RemoteModule`, `ShellServices` and the platform doors.
 * Semver: a remote states the version it was built against, the shell accepts the same major and no newer minor.
 */
export const CONTRACT_VERSION = "1.8.0";

/** Whether a shell can host a remote built against `remote`. Default: the shell of `CONTRACT_VERSION`. */
export function acceptsContract(
  remote: string,
  shell: string = CONTRACT_VERSION,
): boolean {
  const [major, minor] = parts(remote);
  const [shellMajor, shellMinor] = parts(shell);
  return major === shellMajor && minor <= shellMinor;
}

function parts(version: string): [major: number, minor: number] {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : [NaN, NaN];
}
