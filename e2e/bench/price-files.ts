import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "tooling/workspace";
import { writeBudgetFile } from "shared-contracts/budget-file/write-budget-file";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { BudgetFile } from "shared-contracts/budget-file/write-budget-file";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { medians } from "./measure.ts";
import { ratio, seconds, type Bench } from "./result.ts";

const FILES = 1_000;

/**
 * A thousand exported budgets priced by one call of the command, against reading and pricing them here without any
 * check.
 */
export const benchPriceFiles: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), "banquete-bench-"));
  try {
    const files = await writeFiles(folder);
    assert.deepEqual(totalsFromCommand(files), totalsFromHere(files));
    const times = medians(
      {
        command: { run: () => void totalsFromCommand(files), repeat: 1 },
        here: { run: () => void totalsFromHere(files), repeat: 1 },
      },
      5,
    );
    return [
      {
        name: `price ${FILES} files in one call vs in-process, unchecked`,
        measured: seconds(times.command),
        peer: seconds(times.here),
        compared: ratio(times.command, times.here),
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};

function writeFiles(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: FILES }, async (_, index) => {
      const eventData = { ...SAMPLE_100.eventData, guests: index + 1 };
      const file = join(folder, `${index}.json`);
      const text = writeBudgetFile(
        { ...SAMPLE_100, eventData },
        { name: `Festa ${index}`, exportedAt: "2026-01-01T12:00:00.000Z" },
      );
      await writeFile(file, text);
      return file;
    }),
  );
}

function totalsFromCommand(files: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "tooling/src/commands/price.ts"), ...files],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  assert.equal(status, 0, stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { total: string }).total);
}

function totalsFromHere(files: readonly string[]): string[] {
  return files.map((file) => {
    const { data } = JSON.parse(readFileSync(file, "utf8")) as BudgetFile;
    return toDecimalText(priceBudget(data).total);
  });
}
