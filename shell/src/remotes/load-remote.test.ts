import { jest } from "@jest/globals";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import type { openPage as OpenPage } from "./open-release.ts";
import { TIMED_OUT } from "../with-timeout.ts";
import { RemoteError } from "./remote-error.ts";
import { trustKeysOf } from "./signed-list.ts";

const openPage = jest.fn<typeof OpenPage>();
jest.unstable_mockModule("./open-release.ts", () => ({ openPage }));

const { allowRetry, leaveRelease, loadRemotePage } =
  await import("./load-remote.ts");
const { remotesInPage } = await import("./remotes-in-page.ts");

// The page knows what runs until it closes, so each test has another remote.
let remote: string;
let count = 0;

const release = (version: string): RemoteRelease => ({
  version,
  build: "abc",
  base: `http://localhost/${remote}/${version}/`,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: { "remoteEntry.js": "sha384-x" },
  preload: [],
});

const Page = () => null;

/** What comes of opening a page, by the version of the release: the pages it has, or why it does not open. */
function serve(releases: Record<string, readonly string[] | string>) {
  openPage.mockImplementation((name, { version }, page) => {
    const opened = releases[version]!;
    if (typeof opened === "string" || !opened.includes(page))
      throw new RemoteError(name, version, String(opened), "remoteEntry");
    const contracts = { core: "1.0.0" };
    return Promise.resolve({
      module: { name, version, contracts, pages: {}, Layout: () => null },
      Page,
    });
  });
}

function publish(line: object | null) {
  const remotes = line ? { [remote]: line } : {};
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ schema: 1, remotes }),
    })) as unknown as typeof fetch;
}

const load = (page = "one", userId = "1") =>
  loadRemotePage(remote, page, userId);
const versionOf = async (page?: string, userId?: string) =>
  (await load(page, userId)).module.version;

beforeEach(() => {
  trustKeysOf(Promise.resolve({}));
  remote = `mf-example${count++}`;
  openPage.mockReset();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("a page that two wait for is opened once", async () => {
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": ["one"] });
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(second);
  expect(openPage).toHaveBeenCalledTimes(1);
});

test("a live release that does not open gives way to the last good one", async () => {
  publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
  serve({ "2.0.0": "HTTP 404", "1.9.0": ["one"] });
  expect(await versionOf()).toBe("1.9.0");
  expect(remotesInPage.running.get(remote)).toMatchObject({
    candidate: { as: "lastGood" },
  });
});

test("where no server answers, the one that ran before opens; a broken release fails", async () => {
  publish({ live: release("1.0.0") });
  serve({ "1.0.0": ["one"] });
  await load();
  serve({
    "3.0.0": "sem resposta",
    "2.0.0": "sem resposta",
    "1.0.0": ["one", "two"],
  });
  publish({ live: release("3.0.0"), lastGood: release("2.0.0") });
  expect(await versionOf("two", "2")).toBe("1.0.0");
  serve({ "3.0.0": "HTTP 404", "2.0.0": "sem resposta", "1.0.0": ["two"] });
  await expect(load("two", "3")).rejects.toMatchObject({ version: "3.0.0" });
});

test("a preview gives way to nothing, and is not remembered as what ran here", async () => {
  publish({ live: release("1.0.0") });
  serve({ "1.0.0": ["one"] });
  await load("one", "2");
  remotesInPage.takeOpenings(100);
  const until = Date.now() + 60_000;
  const Strip = () => null;
  const preview = { remote, release: release("2.0.0"), until, Strip };
  remotesInPage.opensPreview({ ...preview, isFor: (user) => user === "1" });
  serve({ "2.0.0": "sem resposta", "1.0.0": ["one"] });
  await expect(load()).rejects.toMatchObject({ version: "2.0.0" });
  serve({ "2.0.0": ["one"] });
  expect(await versionOf()).toBe("2.0.0");
  expect(remotesInPage.takeOpenings(100)).toEqual([]);
  remotesInPage.opensPreview({ ...preview, isFor: () => false });
  serve({ "1.0.0": "sem resposta" });
  await expect(load("one", "3")).rejects.toMatchObject({ version: "1.0.0" });
});

test("a canary that hangs gives way to the last good release [last-good-release]", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), lastGood: release("1.9.0"), canary });
  serve({ "2.1.0": TIMED_OUT, "1.9.0": ["one"] });
  expect(await versionOf()).toBe("1.9.0");
});

test("each try is noted, and a crash once", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), canary });
  serve({ "2.1.0": "HTTP 500", "2.0.0": ["one"] });
  remotesInPage.takeOpenings(100);
  const { candidate } = await load();
  leaveRelease(remote, "one", candidate);
  await expect(load()).rejects.toMatchObject({ message: "HTTP 500" });
  const openings = remotesInPage.takeOpenings(100);
  expect(
    openings.map(({ release: name, arm, phase, outcome }) =>
      [name, arm, phase, outcome].join(" "),
    ),
  ).toEqual([
    "2.1.0-abc canary remoteEntry failed",
    "2.0.0-abc live expose recovered",
    "2.0.0-abc live render failed",
    "2.1.0-abc canary remoteEntry failed",
  ]);
  const [first, second, third] = openings.map(({ traceId }) => traceId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a second release that hangs ends the search, with a canary too", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), lastGood: release("1.9.0"), canary });
  serve({ "2.1.0": TIMED_OUT, "2.0.0": ["one"], "1.9.0": TIMED_OUT });
  await expect(load()).rejects.toMatchObject({
    version: "2.1.0",
    message: TIMED_OUT,
  });
  expect(openPage).toHaveBeenCalledTimes(2);
});

test("a canary that does not open gives way to the live release [last-good-release]", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), canary });
  serve({ "2.1.0": "HTTP 500", "2.0.0": ["one"] });
  expect(await versionOf()).toBe("2.0.0");
});

test("the next user does not get the canary of the one before", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), canary });
  serve({ "2.1.0": ["one"], "2.0.0": ["one"] });
  expect(await versionOf("one", "1")).toBe("2.1.0");
  expect(await versionOf("one", "anonymous")).toBe("2.0.0");
});

test("a failure is not remembered", async () => {
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": "sem resposta" });
  await expect(load()).rejects.toMatchObject({ message: "sem resposta" });
  serve({ "2.0.0": ["one"] });
  expect(await versionOf()).toBe("2.0.0");
});

test("of several failures the best release's is reported", async () => {
  publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
  serve({ "2.0.0": "HTTP 404", "1.9.0": "sem resposta" });
  await expect(load()).rejects.toMatchObject({
    version: "2.0.0",
    message: "HTTP 404",
  });
});

test("a remote that is not published is reported", async () => {
  publish(null);
  await expect(load()).rejects.toMatchObject({ message: "não publicado" });
});

test("a page whose code is gone after a deployment is taken from the release that is live by now", async () => {
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": ["one"], "3.0.0": ["one", "two"] });
  await load();
  publish({ live: release("3.0.0") });
  expect(await versionOf("two")).toBe("3.0.0");
});

describe("a page that failed on screen", () => {
  test("is taken from the last good release, which stays [last-good-release]", async () => {
    publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
    serve({ "2.0.0": ["one", "two"], "1.9.0": ["one", "two"] });
    leaveRelease(remote, "one", (await load()).candidate);
    expect(await versionOf()).toBe("1.9.0");
    expect(await versionOf("two")).toBe("1.9.0");
  });

  test("without another release is reported, leaves the other pages alone, and is tried again on request", async () => {
    publish({ live: release("2.0.0") });
    serve({ "2.0.0": ["one", "two"] });
    leaveRelease(remote, "one", (await load()).candidate);
    await expect(load()).rejects.toMatchObject({
      version: "2.0.0",
      message: "falhou ao abrir",
    });
    expect(await versionOf("two")).toBe("2.0.0");
    allowRetry(remote);
    expect(await versionOf()).toBe("2.0.0");
  });
});
