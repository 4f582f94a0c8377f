import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkContract } from "tooling/release/contract/check-contract";
import { openCandidates } from "tooling/release/contract/open-candidate";
import { buildCandidate } from "tooling/release/build-candidate";
import { folderTarget } from "tooling/release/folder-target";
import { releaseApps, type Candidate } from "tooling/release/release-apps";
import type { ReleaseTarget } from "tooling/release/release-target";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { editedBuild } from "../src/edited-build.ts";

const { core: CORE } = CONTRACTS;
const [major, minor] = CORE.split(".").map(Number) as [number, number];

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "banquete-target-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** A target in which the shell of this checkout is live. */
async function liveShell(): Promise<ReleaseTarget> {
  const target = folderTarget(folder);
  await releaseApps(target, [await buildCandidate("shell")], {
    url: "",
    now: new Date().toISOString(),
  });
  return target;
}

/** Opens a candidate's pages in the shell of this checkout, and in the same shell released. */
async function check(candidate: Candidate): Promise<void> {
  await openCandidates(await liveShell(), [candidate], { building: true });
}

/** mf-billing as it would be had it been built against another contract. */
async function builtAgainst(contract: string): Promise<Candidate> {
  const candidate = await editedBuild("mf-billing", {
    [CORE]: contract,
  });
  return {
    ...candidate,
    release: { ...candidate.release, contracts: { core: contract } },
  };
}

test("every page of a remote that fits shows, in the live shell and in that of the checkout", async () => {
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
    words: { [CORE]: "9.9.0" },
    problem:
      /\/plans does not open: mf-billing \S+, contrato core 9\.9\.0 não aceito/,
  },
])
  test(`a remote that ${what} is refused before anyone is given it`, async () => {
    const candidate = await editedBuild("mf-billing", words);
    try {
      await expect(check(candidate)).rejects.toThrow(problem);
    } finally {
      await rm(candidate.folder, { recursive: true });
    }
  });

test("a remote that was built against an earlier contract than the live shell's is fit", async () => {
  const candidate = await builtAgainst(`${major}.${minor - 1}.0`);
  try {
    const target = await liveShell();
    await checkContract(target, [candidate]);
    await openCandidates(target, [candidate], { building: true });
  } finally {
    await rm(candidate.folder, { recursive: true });
  }
});

test("a live shell that is older than a remote's contract refuses it, by its line and in the page", async () => {
  const newer = `${major}.${minor + 1}.0`;
  const candidate = await builtAgainst(newer);
  try {
    const target = await liveShell();
    await expect(checkContract(target, [candidate])).rejects.toThrow(
      `is on contract core ${CORE} and does not accept core ${newer}`,
    );
    await expect(
      openCandidates(target, [candidate], { building: true }),
    ).rejects.toThrow(
      new RegExp(
        `in the live shell \\S+ /my-plan does not open: mf-billing \\S+, contrato core ${newer} não aceito`,
      ),
    );
  } finally {
    await rm(candidate.folder, { recursive: true });
  }
});
