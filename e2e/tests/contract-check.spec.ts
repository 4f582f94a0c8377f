import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openCandidate } from "build/contract/open-candidate";
import { buildCandidate } from "build/release/build-candidate";
import { folderTarget } from "build/release/folder-target";
import { releaseCandidate, type Candidate } from "build/release/release-app";
import { CONTRACT_VERSION } from "shared-contracts/federation/contract-version";
import { editedBuild } from "../src/edited-build.ts";

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "banquete-target-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Opens a candidate's pages in the shell of this checkout, and in the same shell released. */
async function check(candidate: Candidate): Promise<void> {
  const target = folderTarget(folder);
  await releaseCandidate(target, await buildCandidate("shell"), {
    url: "",
    now: new Date().toISOString(),
  });
  await openCandidate(target, candidate, { building: true });
}

test("every page of a remote that fits shows, in the live shell and in that of the checkout", async () => {
  test.setTimeout(300_000);
  await check(await buildCandidate("mf-billing"));
});

for (const { what, words, problem } of [
  {
    what: "lacks a page",
    words: { "my-plan": "our-plan" },
    problem:
      /in the live shell \S+ \/my-plan does not open: mf-billing 1\.\S+, sem a página "my-plan"/,
  },
  {
    what: "fails while it is drawn",
    words: { "Meu Plano": '"+missing+"' },
    problem: /in the shell of this checkout \/my-plan does not open: /,
  },
  {
    what: "says another contract than its line",
    words: { [CONTRACT_VERSION]: "9.9.0" },
    problem:
      /\/plans does not open: mf-billing \S+, contrato 9\.9\.0 não aceito/,
  },
])
  test(`a remote that ${what} is refused before anyone is given it`, async () => {
    test.setTimeout(300_000);
    const candidate = await editedBuild("mf-billing", words);
    try {
      await expect(check(candidate)).rejects.toThrow(problem);
    } finally {
      await rm(candidate.folder, { recursive: true });
    }
  });
