import { rm } from "node:fs/promises";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { temporaryFolder } from "../fixture-release.test-data.ts";
import { folderTarget } from "../folder-target.ts";
import { integrityOf } from "../../src/integrity.ts";
import { releaseApps, type Candidate } from "../release-apps.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { checkContract } from "./check-contract.ts";
import { readReport } from "./contract-report.ts";
import {
  assets,
  MANIFEST,
  otherSurface,
  remoteCandidate,
  shellCandidate,
  type Made,
} from "./fixture-contract.test-data.ts";

const { core: CORE } = CONTRACTS;
const [major, minor] = CORE.split(".").map(Number) as [number, number];
const OLDER = `${major - 1}.9.0`;
const NEWER = `${major}.${minor + 1}.0`;

let target: ReleaseTarget;
let remove: () => Promise<void>;
const made: string[] = [];

beforeEach(async () => {
  const folder = await temporaryFolder();
  target = folderTarget(folder.path);
  remove = folder.remove;
});
afterEach(async () => {
  await remove();
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function kept(candidate: Promise<Candidate>): Promise<Candidate> {
  made.push((await candidate).folder);
  return candidate;
}

const remote = (parts?: Made) => kept(remoteCandidate(parts));

const shared = (name: string, requiredVersion: string) => ({
  shared: [...MANIFEST.shared, { name, requiredVersion }],
});

/** The declarations of this checkout with another text of the services. */
const declared = (change: (text: string) => string) =>
  otherSurface("core", "federation/core-services", change);
const withMore = (text: string) =>
  text.replace("notify(", "toast(text: string): void; notify(");
const withOther = (text: string) => text.replace("notify(", "toast(");

const shell = (
  version: string,
  surface = readReport("core").surface,
  budget = readReport("budget"),
) =>
  kept(
    shellCandidate({ core: version, budget: CONTRACTS.budget }, [
      { name: "core", version, surface },
      budget,
    ]),
  );

const release = (candidate: Candidate) =>
  releaseApps(target, [candidate], { url: "", now: "2026-11-21T12:00Z" });

test("a remote that keeps its contract is fit, before and after the shell is released", async () => {
  await checkContract(target, [await remote()]);
  await release(await shell(CORE));
  await checkContract(target, [await remote()]);
});

test.each<[string, Made, string]>([
  [
    "a newer contract than the shell's",
    { contract: NEWER },
    `the shell of this checkout is on contract core ${CORE} and does not accept core ${NEWER}`,
  ],
  [
    "another container",
    { manifest: { name: "mf_wizard" } },
    "its container is named mf_wizard",
  ],
  [
    "a fixed place for its files",
    { manifest: { metaData: { ...MANIFEST.metaData, publicPath: "/" } } },
    "it looks for its files at /",
  ],
  [
    "nothing to load",
    { manifest: { exposes: [] } },
    "it does not expose ./remote",
  ],
  [
    "a file that is not there",
    {
      manifest: { exposes: [{ path: "./remote", assets: assets("lost.js") }] },
    },
    "its manifest names lost.js, which is not there",
  ],
  [
    "another React than the shell's",
    { manifest: shared("react", "^18.0.0") },
    "the shell of this checkout shares react 19.3.1, not ^18.0.0",
  ],
  [
    "something that no shell shares",
    { manifest: shared("jquery", "^3.0.0") },
    "the shell of this checkout shares no jquery",
  ],
  [
    "a second React",
    { files: { "expose.js": "x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN = 1;" } },
    "expose.js holds a second copy of React",
  ],
  [
    "a second copy of the rules [rules-are-one-copy]",
    { files: { "expose.js": 'name: "quilograma"' } },
    "expose.js holds a second copy of the rules of budgets",
  ],
  [
    "a second MobX",
    { files: { "page.js": 'Symbol("mobx administration");' } },
    "page.js holds a second copy of mobx",
  ],
  [
    "an entry that was changed",
    { integrity: { "remoteEntry.js": "sha384-other" } },
    "its remoteEntry.js is not the one that was built",
  ],
  [
    "an entry that vouches for other chunks",
    { files: { "remoteEntry.js": "of another build" } },
    "expose.js is not what remoteEntry.js says",
  ],
  [
    "a file to load first that is not there",
    { preload: ["expose.js", "gone.css"] },
    "it is to be loaded with gone.css, which is not there",
  ],
  [
    "a page's file that is not there",
    { pages: { plans: ["gone.js"] } },
    "it is to be loaded with gone.js, which is not there",
  ],
  [
    "a build without its part of another's page",
    { pages: { plans: [] } },
    'the shell of this checkout shows its page "plan-days" within another\'s, and it has none of that name',
  ],
])("%s is refused", async (_, made, problem) => {
  await expect(checkContract(target, [await remote(made)])).rejects.toThrow(
    `mf-billing 1.0.0-abc breaks its contract: ${problem}`,
  );
});

test("a remote that the live shell is too old for is refused", async () => {
  await release(await shell(OLDER));
  await expect(checkContract(target, [await remote()])).rejects.toThrow(
    `breaks its contract: the live shell 2.0.0-abc is on contract core ${OLDER} and does not accept core ${CORE}.`,
  );
});

test("a shell that does not accept what is live is refused", async () => {
  await release(await remote());
  await checkContract(target, [await shell(CORE)]);
  await expect(checkContract(target, [await shell("9.0.0")])).rejects.toThrow(
    `shell 2.0.0-abc breaks its contract: it does not accept the contract core ${CORE} of mf-billing 1.0.0-abc, which is live.`,
  );
});

test("a shell whose pages nobody released yet is refused", async () => {
  await expect(checkContract(target, [await shell(CORE)])).rejects.toThrow(
    "it shows pages of mf-billing, which was never released",
  );
});

test("a live shell that lacks what the checkout promises is refused, by the name that is missing and the version that is needed", async () => {
  await release(await shell(CORE, declared(withOther)));
  await expect(checkContract(target, [await remote()])).rejects.toThrow(
    `the live shell 2.0.0-abc, on contract core ${CORE}, does not give all that this checkout promises (Property 'notify' is missing in type 'CoreServices' but required in type 'CoreServices'); ${major + 1}.0.0 is needed: raise CONTRACTS and release the shell with all that need it.`,
  );
});

test("a verb of the store that was renamed is no news to a remote of the core alone", async () => {
  const budget = readReport("budget");
  const surface = otherSurface("budget", "budget-store/budget-store", (text) =>
    text.replace("setName(", "rename("),
  );
  const core = readReport("core").surface;
  await release(await shell(CORE, core, { ...budget, surface }));
  expect(await checkContract(target, [await remote()])).toEqual([]);
  const wizard = await remote({ budget: CONTRACTS.budget });
  await expect(checkContract(target, [wizard])).rejects.toThrow(
    /on contract budget .* does not give all .* Property 'setName' is missing/,
  );
});

test("a remote of which the live shell shows no page is fit, and one line says that nobody sees it", async () => {
  const unseen = () => remote({ app: "mf-b2b" });
  expect(await checkContract(target, [await unseen()])).toEqual([
    "No shell is live: users see mf-b2b once one is released.",
  ]);
  await release(await shell(CORE, readReport("core").surface));
  expect(await checkContract(target, [await unseen()])).toEqual([
    "the live shell 2.0.0-abc shows no page of mf-b2b: users see it once a shell that does is released.",
  ]);
  expect(await checkContract(target, [await remote()])).toEqual([]);
});

test("a live shell that gives more than the checkout promises is fit", async () => {
  await release(await shell(NEWER, declared(withMore)));
  expect(await checkContract(target, [await remote()])).toEqual([]);
});

const builtBy = (version: string, entry: string) =>
  remote({
    version,
    files: { "remoteEntry.js": `${integrityOf("expose")} ${entry}` },
  });
const stock = (version: string) =>
  builtBy(version, "(self.webpackChunkmf_hello=self.webpackChunkmf_hello||[])");

test("a build that shares its chunk global with the live or the last good release is refused, with the line to add", async () => {
  await release(await stock("1.0.0"));
  await checkContract(target, [await stock("1.0.0")]);
  const refusal = (live: string) =>
    `its chunks register in webpackChunkmf_hello, as those of ${live} do, and in one page each build would take the other's: give each build a name, output: { uniqueName: "mf_billing_HASH" }, with a hash of its sources`;
  await expect(checkContract(target, [await stock("1.1.0")])).rejects.toThrow(
    refusal("mf-billing 1.0.0-abc"),
  );
  await release(await builtBy("1.2.0", "self.webpackChunkmf_hello_2=[]"));
  await expect(checkContract(target, [await stock("1.3.0")])).rejects.toThrow(
    refusal("mf-billing 1.0.0-abc"),
  );
  await checkContract(target, [
    await builtBy("1.3.0", "self.webpackChunkmf_hello_3=[]"),
  ]);
});

test("so is a build by Rspack, which names the global otherwise", async () => {
  const byRspack = (version: string) =>
    builtBy(version, "self.rspackChunkmf_hello=[]");
  await release(await byRspack("1.0.0"));
  await expect(
    checkContract(target, [await byRspack("1.1.0")]),
  ).rejects.toThrow("its chunks register in rspackChunkmf_hello");
});

test("a shell whose contract changed more than its number says is refused", async () => {
  await release(await remote());
  await release(await shell(CORE, declared(withMore)));
  const next = await shell(CORE);
  await expect(checkContract(target, [next])).rejects.toThrow(
    `its contract core changed since the live shell's ${CORE} (Property 'toast' is missing in type 'CoreServices' but required in type 'CoreServices'); ${major + 1}.0.0 is needed: raise CONTRACTS.`,
  );
});
