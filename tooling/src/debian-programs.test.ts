import { jest } from "@jest/globals";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgresql, ensurePrograms } from "./debian-programs.ts";

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "banquete-programs-"));
  jest.spyOn(process, "getuid").mockReturnValue(1000);
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

function put(name: string) {
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), 0o755);
}

test("the best name on PATH is taken", () => {
  process.env = { PATH: folder };
  put("chromium");
  expect(ensurePrograms("Chromium")).toEqual([join(folder, "chromium")]);
  put("chromium-headless-shell");
  expect(ensurePrograms("Chromium")).toEqual([
    join(folder, "chromium-headless-shell"),
  ]);
});

test("without the right to install, one line names all that is missing and nothing else", () => {
  process.env = { PATH: folder };
  put("firefox");
  expect(() => ensurePrograms("Chromium", "Firefox", "WebKit")).toThrow(
    "Tests need Chromium, WebKit: run tooling/install-debian.sh as root, or set BANQUETE_CHROMIUM.",
  );
});

test("a path that was chosen is used, and nothing else where there is nothing", () => {
  process.env.BANQUETE_POSTGRESQL = folder;
  expect(ensurePostgresql).toThrow(
    `BANQUETE_POSTGRESQL: there is no ${folder}`,
  );
  put("initdb");
  expect(ensurePostgresql()).toBe(folder);
  process.env.BANQUETE_FIREFOX = join(folder, "own-firefox");
  put("own-firefox");
  expect(ensurePrograms("Firefox")).toEqual([join(folder, "own-firefox")]);
});
