import { remotes } from "../src/registry.ts";
import { ReleaseError } from "./release-error.ts";

/** Everything that is released by itself. */
export const releasedApps: readonly string[] = [
  "shell",
  ...remotes.map(({ name }) => name),
];

/** A command typed otherwise than it is meant; its message is the one line they see. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Runs a command: what it answers is printed; a mistake of the caller's is one line and exit code 2, a refusal one line
 * and exit code 1.
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

/** The one app a command was given. Throws UsageError. */
export function oneApp(given: readonly string[], usage: string): string {
  const [app, ...more] = apps(given, usage);
  if (!app || more.length) throw new UsageError(usage);
  return app;
}

/** The apps a command was given, in this order. Throws UsageError for one there is not. */
export function apps(given: readonly string[], usage: string): string[] {
  for (const app of given)
    if (!releasedApps.includes(app))
      throw new UsageError(
        `There is no ${app}, only ${releasedApps.join(", ")}. ${usage}`,
      );
  return [...given];
}

/** What `parseArgs` throws for an option it does not know is the caller's mistake too. */
function isUsageError(error: unknown): boolean {
  return (
    error instanceof UsageError ||
    (error instanceof TypeError &&
      String((error as NodeJS.ErrnoException).code).startsWith(
        "ERR_PARSE_ARGS",
      ))
  );
}
