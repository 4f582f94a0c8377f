import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../src/workspace.ts";

/** A module that is compiled. */
export const SOURCE = /(?<!\.d)\.tsx?$/;

export async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(root, file), "utf8")) as Record<
    string,
    unknown
  >;
}

export async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
