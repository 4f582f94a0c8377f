import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import {
  runCommand,
  typedPath,
  UsageError,
} from "../../release/command-line.ts";
import { targetFromEnv } from "../../release/release-env.ts";
import { explainStack } from "../../release/source-maps.ts";
import { usageOf } from "../../usage.mjs";

// npm run explain-stack [-- FILE]: a stack from a browser, in a file or on stdin, with places in the sources.
const USAGE = usageOf("explain-stack");

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (more.length) throw new UsageError(USAGE);
  return explainStack(
    targetFromEnv(process.env),
    file === undefined ? await text(process.stdin) : await read(file),
  );
});

/** Throws UsageError. */
async function read(file: string): Promise<string> {
  try {
    return await readFile(typedPath(file), "utf8");
  } catch (error) {
    throw new UsageError(`${(error as Error).message}. ${USAGE}`);
  }
}
