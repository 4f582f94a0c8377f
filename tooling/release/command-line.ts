import { resolve } from "node:path";
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

/** Runs a command and prints its result. Wrong use, also an unknown option, exits with 2, a refusal with 1. */
export async function runCommand(command: () => Promise<string>) {
  try {
    console.log(await command());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError || /^ERR_PARSE_ARGS/.test(String(code)))
      process.exitCode = 2;
    else if (error instanceof ReleaseError) process.exitCode = 1;
    else throw error;
    console.error((error as Error).message);
  }
}

/** A path as it was typed: npm runs commands in the checkout, wherever that was. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? "", path);
}

/** The apps of a command, each once, in this order. Throws UsageError for none, too many, or an unknown one. */
export function apps(
  given: readonly string[],
  usage: string,
  most = Infinity,
): string[] {
  for (const app of given)
    if (!releasedApps.includes(app))
      throw new UsageError(
        `There is no ${app}, only ${releasedApps.join(", ")}. ${usage}`,
      );
  const each = [...new Set(given)];
  if (each.length === 0 || each.length > most) throw new UsageError(usage);
  return each;
}
