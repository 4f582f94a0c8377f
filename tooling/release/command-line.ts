import { remotes } from "../src/registry.ts";
import { ReleaseError } from "./release-error.ts";

/** The apps that are released separately. */
export const releasedApps: readonly string[] = [
  "shell",
  ...remotes.map(({ name }) => name),
];

/** A wrong use of a command; its message is the one line of output. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Runs a command and prints its result. A wrong use prints one line and exits with 2, a refusal prints one line and
 * exits with 1.
 */
export async function runCommand(command: () => Promise<string>) {
  try {
    console.log(await command());
  } catch (error) {
    if (isUsageError(error)) process.exitCode = 2;
    else if (error instanceof ReleaseError) process.exitCode = 1;
    else throw error;
    console.error((error as Error).message);
  }
}

/** The one app of a command. Throws UsageError. */
export function oneApp(given: readonly string[], usage: string): string {
  const [app, ...more] = apps(given, usage);
  if (!app || more.length) throw new UsageError(usage);
  return app;
}

/** The apps of a command, each once, in this order. Throws UsageError for an unknown one. */
export function apps(given: readonly string[], usage: string): string[] {
  for (const app of given)
    if (!releasedApps.includes(app))
      throw new UsageError(
        `There is no ${app}, only ${releasedApps.join(", ")}. ${usage}`,
      );
  return [...new Set(given)];
}

/** Whether it is a UsageError, or the error of `parseArgs` for an unknown option. */
function isUsageError(error: unknown): boolean {
  return (
    error instanceof UsageError ||
    (error instanceof TypeError &&
      String((error as NodeJS.ErrnoException).code).startsWith(
        "ERR_PARSE_ARGS",
      ))
  );
}
