#!/usr/bin/env node
// npm create banquete-remote mf-NAME: makes the repository of a new remote, in a new folder. Runs on any Node.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [name = ""] = process.argv.slice(2);
const [, area] = /^mf-([a-z][a-z0-9-]*)$/.exec(name) ?? [];

if (!area)
  fail(
    2,
    "Usage: npm create banquete-remote mf-NAME, in small letters, digits and hyphens",
  );
else if (existsSync(name)) fail(1, `There is a ${name} already.`);
else create(area);

function create(area) {
  cpSync(fileURLToPath(new URL("template", import.meta.url)), name, {
    recursive: true,
  });
  // npm packs no file of this name.
  renameSync(join(name, "_gitignore"), join(name, ".gitignore"));
  const words = area
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  for (const entry of readdirSync(name, { recursive: true })) {
    const file = join(name, entry);
    if (!statSync(file).isFile()) continue;
    const text = readFileSync(file, "utf8")
      .replaceAll("mf_fixture", name.replaceAll("-", "_"))
      .replaceAll("FixturePage", `${words.join("")}Page`)
      .replaceAll("Área de teste", words.join(" "))
      .replaceAll("fixture", area);
    writeFileSync(file, text);
  }
  // Colleagues and CI find the packages where this one was found.
  const registry = process.env.npm_config_registry;
  const source = registry ? `@banquete:registry=${registry}\n` : "";
  writeFileSync(
    join(name, ".npmrc"),
    `${source}omit-lockfile-registry-resolved=true\n`,
  );
  console.log(`Made ${name}. Next:

  cd ${name}
  npm install
  npm run isolate
`);
}

function fail(code, message) {
  console.error(message);
  process.exitCode = code;
}
