import { rm } from "node:fs/promises";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { temporaryFolder } from "../fixture-release.test-data.ts";
import { folderTarget } from "../folder-target.ts";
import type { ShellPromise } from "../published-folder.ts";
import { releaseApps, type Candidate } from "../release-apps.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { checkContract } from "./check-contract.ts";
import {
  remoteCandidate,
  shellCandidate,
} from "./fixture-contract.test-data.ts";

let target: ReleaseTarget;
const made: string[] = [];

beforeEach(async () => {
  const folder = await temporaryFolder();
  made.push(folder.path);
  target = folderTarget(folder.path);
});
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function kept(candidate: Promise<Candidate>): Promise<Candidate> {
  made.push((await candidate).folder);
  return candidate;
}

const page = {
  path: "/areas/tasting",
  page: "tasting",
  title: "Degustação",
  access: "session",
};
const remote = (app = "mf-tasting", declared: object = page) =>
  kept(remoteCandidate({ app, declaredPages: [declared] }));
const shell = (promised: Partial<ShellPromise> = {}) =>
  kept(shellCandidate(CONTRACTS, undefined, { promised }));
const release = (candidate: Candidate) =>
  releaseApps(target, [candidate], { url: "", now: "2026-11-21T12:00Z" });

test("the pages that a remote declares are in its line, and users see them without a release of the shell", async () => {
  await release(await shell());
  const candidate = await remote();
  expect(await checkContract(target, [candidate])).toEqual([
    'mf-tasting brings /areas/tasting, "Degustação", for signed-in users with a plan.',
  ]);
  await release(candidate);
  const list = JSON.parse(
    String((await target.read("remotes.json"))?.content),
  ) as { remotes: Record<string, { live: unknown }> };
  expect(list.remotes["mf-tasting"]!.live).toMatchObject({
    declaredPages: [page],
  });
});

test.each<[string, string, object, string]>([
  [
    "at another's address",
    "mf-tasting",
    { ...page, path: "/foods" },
    "the shell of this checkout refuses a page: /foods is not an address of mf-tasting",
  ],
  [
    "by a remote of the product",
    "mf-billing",
    page,
    "the shell of this checkout refuses a page: /areas/tasting is not an address of mf-billing",
  ],
  [
    "without a plan",
    "mf-tasting",
    { ...page, withoutPlan: true },
    "the shell of this checkout refuses a page: /areas/tasting may not be open without a plan",
  ],
])("a page %s is refused by name", async (_, app, declared, problem) => {
  await expect(
    checkContract(target, [await remote(app, declared)]),
  ).rejects.toThrow(problem);
});

test("a live shell of before pages were declared is too old", async () => {
  await release(await shell({ pagePolicy: undefined }));
  await expect(checkContract(target, [await remote()])).rejects.toThrow(
    "the live shell 2.0.0-abc shows no pages that releases declare",
  );
});

test("a shell that no longer grants a page that is live is refused", async () => {
  await release(await kept(remoteCandidate()));
  await release(await remote());
  await checkContract(target, [await shell()]);
  const none = { grants: {}, others: { paths: [] }, icons: [] };
  await expect(
    checkContract(target, [await shell({ pagePolicy: none })]),
  ).rejects.toThrow(
    "with mf-tasting 1.0.0-abc, which is live, it refuses a page: /areas/tasting is not an address of mf-tasting",
  );
});
