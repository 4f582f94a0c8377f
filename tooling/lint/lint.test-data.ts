import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../src/workspace.ts";

/** What the linter says of a place in a file. */
interface Finding {
  /** "typescript(no-explicit-any)". */
  code: string;
  message: string;
  filename: string;
  help?: string;
}

/** What the product's linter says of each source if it stood at this path of the checkout. */
export function lint(
  sources: readonly (readonly [path: string, source: string])[],
): Finding[][] {
  const folder = mkdtempSync(join(tmpdir(), "banquete-lint-"));
  try {
    const config = JSON.stringify(join(root, "oxlint.config.ts"));
    write(
      join(folder, "oxlint.config.ts"),
      `export { default } from ${config};`,
    );
    write(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: join(root, "tsconfig.base.json") }),
    );
    // Several may have the same path.
    const paths = sources.map(([path], index) =>
      join(dirname(path), `${index}-${basename(path)}`),
    );
    sources.forEach(([, source], index) =>
      write(join(folder, paths[index]!), source),
    );
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json"],
      { cwd: folder, encoding: "utf8" },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
    return paths.map((path) =>
      diagnostics.filter(({ filename }) => filename === path),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
