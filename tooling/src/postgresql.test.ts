import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgresql } from "./postgresql.ts";

const before = process.env.BANQUETE_POSTGRESQL;
afterEach(() => {
  if (before === undefined) delete process.env.BANQUETE_POSTGRESQL;
  else process.env.BANQUETE_POSTGRESQL = before;
});

test("a folder that was named is used where the server's programs are in it, and not made up for where they are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "banquete-postgresql-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  process.env.BANQUETE_POSTGRESQL = bin;
  expect(ensurePostgresql).toThrow(`BANQUETE_POSTGRESQL: there is no ${bin}`);
  writeFileSync(join(bin, "initdb"), "");
  expect(ensurePostgresql()).toBe(bin);
  rmSync(folder, { recursive: true });
});
