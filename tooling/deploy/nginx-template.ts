import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";

/** What takes the place of each `{{name}}`; a list is a line each. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

const FOLDER = join(root, "deploy/nginx");
const VALUE = /\{\{(\w+)\}\}/g;
const INCLUDE = /^( *)include (.+\.conf);$/;
const ALONE = /^( *)\{\{(\w+)\}\}$/;

/** A template of deploy/nginx with its values and everything it includes. */
export function renderNginx(file: string, values: Values): string {
  const lines = readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n");
  return lines.flatMap((line) => rendered(line, values)).join("\n");
}

function rendered(line: string, values: Values): string[] {
  const [, indent = "", name] = ALONE.exec(line) ?? [];
  if (name) return [valueOf(name, values)].flat().map((text) => indent + text);
  const filled = line.replaceAll(VALUE, (_, key: string) =>
    [valueOf(key, values)].flat().join(" "),
  );
  const [, margin = "", included] = INCLUDE.exec(filled) ?? [];
  if (!included) return [filled];
  return renderNginx(included, values)
    .split("\n")
    .map((text) => (text ? margin + text : text));
}

function valueOf(name: string, values: Values): string | readonly string[] {
  const value = values[name];
  if (value === undefined) throw new Error(`{{${name}}} has no value.`);
  return value;
}
