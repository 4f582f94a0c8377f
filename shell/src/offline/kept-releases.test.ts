import { jest } from "@jest/globals";
import { fakeCaches } from "shared-contracts/testing/fake-caches";
import { answer } from "./answer.test-data.ts";
import {
  dropAll,
  dropOthers,
  FILES,
  folderOf,
  keepRelease,
  stopDownloads,
  wholeOf,
} from "./kept-releases.ts";

const BASE = "https://remotes.example/mf-billing/1.2.0-abc123/";
const LIST = { files: { "remoteEntry.js": "sha384-e", "1.js": "sha384-1" } };

let stored: ReturnType<typeof fakeCaches>["stored"];
/** What the network answers, by file; without an entry, 404. */
let network: Record<string, () => Response>;
const asked = () => jest.mocked(fetch).mock.calls;
const kept = () =>
  [...(stored.get(FILES)?.keys() ?? [])].map((url) => url.slice(BASE.length));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 100 });
  const fake = fakeCaches();
  ({ stored } = fake);
  globalThis.caches = fake.caches;
  network = {
    "release.json": () => answer(LIST),
    "remoteEntry.js": () => answer("entry"),
    "1.js": () => answer("one"),
  };
  globalThis.fetch = jest.fn((url: string) =>
    Promise.resolve(network[url.slice(BASE.length)]?.() ?? answer("", 404)),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test.each([
  [`${BASE}1.js`, BASE],
  [
    "http://localhost:3000/shell/1.0.0-0a1b/main.js",
    "http://localhost:3000/shell/1.0.0-0a1b/",
  ],
  [
    "http://localhost:3004/1.0.0-0a1b/1.css",
    "http://localhost:3004/1.0.0-0a1b/",
  ],
  ["https://banquete.example/api/orcamentos/1.0.0-x", undefined],
  ["https://banquete.example/api/orcamentos?id=/1.0.0-abc/", undefined],
  ["https://banquete.example/p/token", undefined],
])("the folder of %s is %s", (url, folder) => {
  expect(folderOf(url)).toBe(folder);
});

test("a release is kept whole, each file by its hash, and asked for once", async () => {
  const release = {
    base: BASE,
    integrity: { "remoteEntry.js": "sha384-line" },
  };
  await keepRelease(release);
  expect(kept()).toEqual(["remoteEntry.js", "1.js", "release.json"]);
  expect(asked().map(([url, init]) => [url, init?.integrity])).toEqual([
    [`${BASE}release.json`, ""],
    // What the line of remotes.json says counts more than the list.
    [`${BASE}remoteEntry.js`, "sha384-line"],
    [`${BASE}1.js`, "sha384-1"],
  ]);
  await keepRelease(release);
  expect(asked().length).toBe(3);
});

test("a release that two ask for at once is downloaded once", async () => {
  const release = { base: BASE, integrity: {} };
  await Promise.all([keepRelease(release), keepRelease(release)]);
  expect(asked().length).toBe(3);
});

describe("of the releases that a page may open", () => {
  const BEFORE = "https://remotes.example/mf-billing/1.1.0-abc123/";
  const releases = [
    { base: BASE, integrity: {} },
    { base: BEFORE, integrity: {} },
  ];
  const keepBefore = async () => {
    const cache = await caches.open(FILES);
    await cache.put(`${BEFORE}release.json`, answer(LIST));
  };

  test("none is fetched where none is whole", async () => {
    expect(await wholeOf(releases)).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test("the best one is made whole where a lesser one is", async () => {
    await keepBefore();
    expect(await wholeOf(releases)).toEqual([BASE, BEFORE]);
  });

  test("one that does not get whole in two seconds has to wait", async () => {
    await keepBefore();
    const slow = BASE.replace("1.2.0", "1.3.0");
    network["1.js"] = () => new Promise(() => undefined) as never;
    const [, before] = releases;
    expect(await wholeOf([{ base: slow, integrity: {} }, before!])).toEqual([
      BEFORE,
    ]);
  });
});

test("a file that fails three times fails alone, and only it is asked for the next time", async () => {
  const release = { base: BASE, integrity: {} };
  const { "1.js": later, ...now } = network;
  network = now;
  await expect(keepRelease(release)).rejects.toThrow("is not whole yet");
  expect(kept()).toEqual(["remoteEntry.js"]);
  expect(asked().filter(([url]) => url === `${BASE}1.js`).length).toBe(3);
  jest.mocked(fetch).mockClear();
  network["1.js"] = later!;
  await keepRelease(release);
  expect(kept()).toEqual(["remoteEntry.js", "1.js", "release.json"]);
  expect(asked().map(([url]) => url)).toEqual([
    `${BASE}release.json`,
    `${BASE}1.js`,
  ]);
});

test("a download that hangs ends when the worker is to have nothing under way, and begins anew the next time", async () => {
  const release = { base: BASE, integrity: {} };
  const answered = jest.mocked(fetch).getMockImplementation()!;
  const begun = new Promise<void>((resolve) =>
    jest.mocked(fetch).mockImplementation((_url, { signal } = {}) => {
      resolve();
      return new Promise((_resolve, reject) => {
        signal!.onabort = () => reject(new Error("stopped"));
      });
    }),
  );
  const keeping = keepRelease(release);
  await begun;
  stopDownloads();
  await expect(keeping).rejects.toThrow("stopped");
  expect(asked()).toHaveLength(1);
  jest.mocked(fetch).mockImplementation(answered);
  await keepRelease(release);
  expect(kept()).toContain("release.json");
});

test.each([[{}], [[]], [{ files: {} }], ["a page"]])(
  "a release whose list is %j is not kept",
  async (list) => {
    network["release.json"] = () => answer(list);
    await expect(keepRelease({ base: BASE, integrity: {} })).rejects.toThrow();
    expect(kept()).toEqual([]);
  },
);

test("files of other releases are dropped, and at the end every cache of the worker and no other", async () => {
  await keepRelease({ base: BASE, integrity: {} });
  await dropOthers(new Set([BASE]));
  expect(kept().length).toBe(3);
  await dropOthers(new Set(["https://remotes.example/mf-billing/1.3.0-def/"]));
  expect(kept()).toEqual([]);
  await caches.open("of-somebody-else");
  await dropAll();
  expect([...stored.keys()]).toEqual(["of-somebody-else"]);
});
