import { jest } from "@jest/globals";
import type { ComponentType } from "react";
import { CONTRACTS } from "shared-contracts/federation/contract-version";

const openContainer =
  jest.fn<(name: string, url: string) => Promise<unknown>>();
const trust = jest.fn();
jest.unstable_mockModule("./federation-runtime.ts", () => ({
  openContainer,
  trust,
}));

const { allowRetry, leaveRelease, loadRemotePage } =
  await import("./load-remote.ts");
const { remotesInPage } = await import("./remotes-in-page.ts");

// An opened remote stays open until the page closes, so each test has a different one.
let remote: string;
let count = 0;

const release = (version: string, core: string = CONTRACTS.core) => ({
  version,
  build: "abc",
  base: `http://localhost/${remote}/${version}/`,
  entry: "remoteEntry.js",
  contracts: { core },
  integrity: { "remoteEntry.js": "sha384-x" },
  preload: [],
});

type Pages = Record<string, () => Promise<ComponentType>>;
const Page = () => null;
const onePage: Pages = { one: () => Promise.resolve(Page) };

const moduleOf = (version: string, pages = onePage) => ({
  remote: {
    name: remote,
    version,
    contracts: { core: CONTRACTS.core },
    pages,
    Layout: () => null,
  },
});

/** What opening a release gives, by version. */
function serve(releases: Record<string, () => unknown>) {
  openContainer.mockImplementation(async (_name, url) => {
    const version = url.split("/").at(-2)!;
    return Promise.resolve(releases[version]!());
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

function fail(message: string) {
  return () => {
    throw new Error(message);
  };
}

beforeEach(() => {
  remote = `mf-example${count++}`;
  openContainer.mockReset();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("the live release is opened by its entry, once for all who ask", async () => {
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": () => moduleOf("2.0.0") });
  const [first, second] = await Promise.all([load(), load()]);
  const third = await load();
  expect(first.module).toBe(second.module);
  expect(third.module).toBe(first.module);
  expect(openContainer).toHaveBeenCalledTimes(1);
  expect(openContainer).toHaveBeenCalledWith(
    remote.replaceAll("-", "_"),
    `http://localhost/${remote}/2.0.0/remoteEntry.js`,
  );
});

test.each<[string, () => unknown]>([
  ["does not load", fail("HTTP 404")],
  ["is no remote", () => ({ remote: { name: "x" } })],
  ["lacks the page", () => moduleOf("2.0.0", {})],
  [
    "has a page that does not load",
    () =>
      moduleOf("2.0.0", { one: () => Promise.reject(new Error("chunk 7")) }),
  ],
])("a live release that %s gives way to the last good one", async (_, open) => {
  publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
  serve({ "2.0.0": open, "1.9.0": () => moduleOf("1.9.0") });
  expect(await versionOf()).toBe("1.9.0");
  expect(remotesInPage.running.get(remote)).toMatchObject({
    candidate: { as: "lastGood" },
  });
});

test("a canary that does not load gives way to the live release [last-good-release]", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), canary });
  serve({ "2.1.0": fail("HTTP 500"), "2.0.0": () => moduleOf("2.0.0") });
  expect(await versionOf()).toBe("2.0.0");
});

test("the next user does not get the canary of the one before", async () => {
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ live: release("2.0.0"), canary });
  serve({
    "2.1.0": () => moduleOf("2.1.0"),
    "2.0.0": () => moduleOf("2.0.0"),
  });
  expect(await versionOf("one", "1")).toBe("2.1.0");
  expect(await versionOf("one", "anonymous")).toBe("2.0.0");
});

test("a release of another contract is refused before anything is downloaded [contract-is-checked-first]", async () => {
  publish({ live: release("3.0.0", "99.0.0") });
  await expect(load()).rejects.toMatchObject({
    remote,
    version: "3.0.0",
    message: "contrato core 99.0.0 não aceito",
  });
  expect(openContainer).not.toHaveBeenCalled();
});

test("a failure is not remembered", async () => {
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": fail("sem resposta") });
  await expect(load()).rejects.toMatchObject({ message: "sem resposta" });
  serve({ "2.0.0": () => moduleOf("2.0.0") });
  expect(await versionOf()).toBe("2.0.0");
});

test("of several failures the best release's is reported", async () => {
  publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
  serve({ "2.0.0": fail("HTTP 404"), "1.9.0": fail("sem resposta") });
  await expect(load()).rejects.toMatchObject({
    version: "2.0.0",
    message: "HTTP 404",
  });
});

test("a download that never ends is given up", async () => {
  jest.useFakeTimers();
  publish({ live: release("2.0.0") });
  serve({ "2.0.0": () => new Promise(() => undefined) });
  const failure = expect(load()).rejects.toMatchObject({
    message: "tempo esgotado",
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await failure;
  jest.useRealTimers();
});

test("a remote that nobody published says so", async () => {
  publish(null);
  await expect(load()).rejects.toMatchObject({ message: "não publicado" });
});

describe("a page whose code is gone after a deployment", () => {
  const gone = {
    ...onePage,
    two: () => Promise.reject(new Error("chunk 7 failed")),
  };

  test("is taken from the release that is live by now", async () => {
    publish({ live: release("2.0.0") });
    serve({
      "2.0.0": () => moduleOf("2.0.0", gone),
      "3.0.0": () => moduleOf("3.0.0", { ...onePage, two: onePage.one! }),
    });
    await load();
    publish({ live: release("3.0.0") });
    expect(await versionOf("two")).toBe("3.0.0");
  });

  test("shows an error when there is no other release, and opens once it is back", async () => {
    let back = false;
    const two = () =>
      back ? Promise.resolve(Page) : Promise.reject(new Error("chunk 7"));
    publish({ live: release("2.0.0") });
    serve({ "2.0.0": () => moduleOf("2.0.0", { ...onePage, two }) });
    await load();
    await expect(load("two")).rejects.toMatchObject({
      message: "não carregou",
    });
    back = true;
    expect(await versionOf("two")).toBe("2.0.0");
    expect(openContainer).toHaveBeenCalledTimes(1);
  });
});

describe("a page that failed on screen", () => {
  test("is taken from the last good release, which stays [last-good-release]", async () => {
    publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
    serve({
      "2.0.0": () => moduleOf("2.0.0", { ...onePage, two: onePage.one! }),
      "1.9.0": () => moduleOf("1.9.0", { ...onePage, two: onePage.one! }),
    });
    leaveRelease(remote, "one", (await load()).candidate);
    expect(await versionOf()).toBe("1.9.0");
    expect(await versionOf("two")).toBe("1.9.0");
  });

  test("without another release is reported, leaves the other pages alone, and is tried again when asked for", async () => {
    publish({ live: release("2.0.0") });
    serve({
      "2.0.0": () => moduleOf("2.0.0", { ...onePage, two: onePage.one! }),
    });
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
