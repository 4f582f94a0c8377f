import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { checkContract } from "./contract/check-contract.ts";
import { currentContract } from "./contract/contract-report.ts";
import {
  otherSurface,
  remoteCandidate,
  shellCandidate,
} from "./contract/fixture-contract.test-data.ts";
import {
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { readRegistry } from "./live-registry.ts";
import { lineOf, parseRegistry } from "./registry-file.ts";
import { releaseApps, type Candidate } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { pinLine, rollBack } from "./steer-line.ts";

const { core: CORE, budget: BUDGET } = CONTRACTS;
const NEXT = "2.0.0";
// The checkout is of the next major.
Object.assign(CONTRACTS, { budget: NEXT });

const SET = ["mf-wizard", "shell"];
const now = "2026-11-22T12:00:00.000Z";

let folder: string;
let target: ReleaseTarget;
let remove: () => Promise<void>;
const made: string[] = [];

/** What is live: the contract before, in which a verb of the store had another name. */
beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
  await release(await wizard("1.0.0", BUDGET));
  await release(await billing("1.0.0"));
  const before = otherSurface("budget", "budget-store/budget-store", (text) =>
    text.replace("setName(", "rename("),
  );
  await release(
    await kept(
      shellCandidate(
        { core: CORE, budget: BUDGET },
        [
          currentContract("core"),
          { name: "budget", version: BUDGET, surface: before },
        ],
        { version: "1.0.0", remotes: ["mf-wizard", "mf-billing"] },
      ),
    ),
  );
});
afterEach(async () => {
  await remove();
  for (const path of made.splice(0)) await rm(path, { recursive: true });
});

async function kept(candidate: Promise<Candidate>): Promise<Candidate> {
  made.push((await candidate).folder);
  return candidate;
}

const wizard = (version: string, budget: string) =>
  kept(remoteCandidate({ app: "mf-wizard", version, budget }));
const billing = (version: string, budget?: string) =>
  kept(remoteCandidate({ version, budget }));
const nextShell = () =>
  kept(
    shellCandidate(
      { core: CORE, budget: NEXT },
      [currentContract("core"), currentContract("budget")],
      { version: "2.0.0", remotes: ["mf-wizard", "mf-billing"] },
    ),
  );
const nextSet = async () => [await wizard("2.0.0", NEXT), await nextShell()];

const release = (...candidates: readonly Candidate[]) =>
  releaseApps(target, candidates, { url: "", now });

/** The live and the last good version of each app of the set, and of the one that stays. */
async function versions(registry = readRegistry(target)) {
  const found = [...SET, "mf-billing"].map(async (app) => {
    const { live, lastGood } = lineOf(await registry, app)!;
    return [live.version, lastGood?.version];
  });
  return Promise.all(found);
}
const BEFORE = [
  ["1.0.0", undefined],
  ["1.0.0", undefined],
  ["1.0.0", undefined],
];
const AFTER = [
  ["2.0.0", "1.0.0"],
  ["2.0.0", "1.0.0"],
  ["1.0.0", undefined],
];

/** What pages are served: the list's versions, and the shell's page. */
async function served() {
  const list = parseRegistry(await readFile(join(folder, "remotes.json")))!;
  const page = await readFile(join(folder, "index.html"), "utf8");
  return { versions: await versions(Promise.resolve(list)), page };
}

describe("a new major of the budget contract", () => {
  test("is refused to the wizard alone and to the shell alone, by name", async () => {
    await expect(
      checkContract(target, [await wizard("2.0.0", NEXT)]),
    ).rejects.toThrow(
      new RegExp(
        `^mf-wizard 2.0.0-abc breaks its contract: the live shell 1.0.0-abc is on contract budget ${BUDGET} and does not accept budget ${NEXT}; .*'setName' is missing.*; ${NEXT} is needed: release the shell with all that need it\\.$`,
      ),
    );
    await expect(checkContract(target, [await nextShell()])).rejects.toThrow(
      `shell 2.0.0-abc breaks its contract: it does not accept the contract budget ${BUDGET} of mf-wizard 1.0.0-abc, which is live.`,
    );
  });

  test.each([
    ["the remote first", (set: Candidate[]) => set],
    ["the shell first", (set: Candidate[]) => set.toReversed()],
  ])("goes live as a set in one revision, %s", async (_, order) => {
    const set = order(await nextSet());
    expect(await checkContract(target, set)).toEqual([]);
    const names = set.map(({ app }) => `${app} 2.0.0-abc`).join(" and ");
    expect(await release(...set)).toBe(
      `${names} are live for everyone (revision 4).`,
    );
    expect(await versions()).toEqual(AFTER);
    expect(await served()).toEqual({
      versions: AFTER,
      page: "<title>shell 2.0.0</title>",
    });
    expect(await release(...set)).toBe(
      `${names} were live for everyone already.`,
    );
  });

  test("is refused to a set whose members do not fit each other", async () => {
    const set = [await wizard("2.0.0", BUDGET), await nextShell()];
    const there = await target.list(".");
    await expect(checkContract(target, set)).rejects.toThrow(
      `mf-wizard 2.0.0-abc breaks its contract: the new shell 2.0.0-abc is on contract budget ${NEXT} and does not accept budget ${BUDGET}.`,
    );
    expect(await target.list(".")).toEqual(there);
  });

  test("is refused to a set that a remote which stays live does not fit", async () => {
    await release(await billing("1.1.0", BUDGET));
    await expect(checkContract(target, await nextSet())).rejects.toThrow(
      `shell 2.0.0-abc breaks its contract: it does not accept the contract budget ${BUDGET} of mf-billing 1.1.0-abc, which is live.`,
    );
  });

  test("goes back as a set in one revision", async () => {
    await release(...(await nextSet()));
    const ways = SET.map((app) => ({ app }));
    expect(await rollBack(target, ways, { url: "", now })).toBe(
      "mf-wizard 1.0.0-abc is live again, instead of 2.0.0-abc (revision 5).\nshell 1.0.0-abc is live again, instead of 2.0.0-abc (revision 5).",
    );
    expect(await served()).toEqual({
      versions: BEFORE,
      page: "<title>shell 1.0.0</title>",
    });
  });
});

describe("all lines of a set or none", () => {
  /** The target, where something happens before a file is created or replaced. */
  const intercepted = (
    at: "create" | "replace",
    path: string,
    event: () => Promise<unknown>,
  ): ReleaseTarget => {
    let happened = false;
    const before = async (written: string) => {
      if (happened || written !== path) return;
      happened = true;
      await event();
    };
    return {
      ...target,
      async create(written, content) {
        if (at === "create") await before(written);
        return target.create(written, content);
      },
      async replace(written, content, tag) {
        if (at === "replace") await before(written);
        return target.replace(written, content, tag);
      },
    };
  };
  const killed = () => Promise.reject(new Error("killed"));
  const releaseIn = async (place: ReleaseTarget) =>
    releaseApps(place, await nextSet(), { url: "", now });

  test("a kill before the revision leaves all as they were", async () => {
    const place = intercepted("create", "history/000004.json", killed);
    await expect(releaseIn(place)).rejects.toThrow("killed");
    expect(await versions()).toEqual(BEFORE);
    expect((await served()).versions).toEqual(BEFORE);
  });

  test("a kill after the revision leaves all to the next release", async () => {
    const place = intercepted("replace", "remotes.json", killed);
    await expect(releaseIn(place)).rejects.toThrow("killed");
    expect((await served()).versions).toEqual(BEFORE);
    expect(await versions()).toEqual(AFTER);
    await releaseVersions(target, "mf-b2b", "1.0.0");
    expect((await served()).versions).toEqual(AFTER);
  });

  test("the list is shown before the page, so that no new page meets the list before", async () => {
    const place = intercepted("replace", "index.html", killed);
    await expect(releaseIn(place)).rejects.toThrow("killed");
    expect(await served()).toEqual({
      versions: AFTER,
      page: "<title>shell 1.0.0</title>",
    });
  });

  test("a release of another team meanwhile keeps its line [registry-keeps-lines]", async () => {
    const place = intercepted("create", "history/000004.json", async () =>
      release(await billing("1.1.0")),
    );
    expect(await releaseIn(place)).toContain("(revision 5)");
    expect(await versions()).toEqual([
      ...AFTER.slice(0, 2),
      ["1.1.0", "1.0.0"],
    ]);
  });

  test.each(SET)("%s pinned meanwhile refuses the set", async (app) => {
    const place = intercepted("create", "history/000004.json", () =>
      pinLine(target, app, now),
    );
    await expect(releaseIn(place)).rejects.toThrow(
      `${app} is pinned at 1.0.0-abc; nothing was released.`,
    );
    expect(await versions()).toEqual(BEFORE);
  });

  test("a set with a folder that is not whole moves no line", async () => {
    const losing: ReleaseTarget = {
      ...target,
      create: (path, content) =>
        target.create(
          path,
          path === "shell/2.0.0-abc/index.html" ? Buffer.from("cut") : content,
        ),
    };
    await expect(releaseIn(losing)).rejects.toThrow(
      "shell/2.0.0-abc/index.html is not the file that was released; nothing was moved.",
    );
    expect(await versions()).toEqual(BEFORE);
  });
});
