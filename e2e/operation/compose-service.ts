import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";
import type { Service } from "../src/container-image.ts";

interface Described {
  environment: Record<string, string | number>;
  command?: string[];
  user?: string;
  tmpfs: string[];
}

/** A service of a checkout's deploy/compose.yml, with the settings of the .env beside it. */
export function composeService(checkout: string, name: string): Service {
  const read = (file: string) =>
    readFileSync(join(checkout, "deploy", file), "utf8");
  const settings = parseEnv(read(".env"));
  const { services } = parse(read("compose.yml"), { merge: true }) as {
    services: Record<string, Described>;
  };
  const { environment, command, user, tmpfs } = services[name]!;
  const filled = (value: string | number) =>
    String(value).replaceAll(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (_, setting: string, other = "") => settings[setting] ?? String(other),
    );
  return {
    // As the image says, unless the file does.
    user: user ?? "node:node",
    command: command ?? ["node", "api/src/main.ts"],
    env: Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filled(value)]),
    ),
    memory: tmpfs,
  };
}
