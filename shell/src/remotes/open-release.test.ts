import { jest } from "@jest/globals";
import type { ComponentType } from "react";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import type { downloadRelease as DownloadRelease } from "./download-release.ts";

const registered: { name: string; entry: string; type: string }[] = [];
const loadRemote = jest.fn<(entry: string) => Promise<unknown>>();
const plugins: Record<string, (...args: never[]) => unknown> = {};
const register = ([plugin]: object[]) => void Object.assign(plugins, plugin);
jest.unstable_mockModule("@module-federation/enhanced/runtime", () => ({
  registerPlugins: register,
  registerGlobalPlugins: register,
  registerRemotes: (remotes: typeof registered) => registered.push(...remotes),
  loadRemote: () => loadRemote(registered.at(-1)!.entry),
}));
const downloadRelease = jest.fn<typeof DownloadRelease>();
jest.unstable_mockModule("./download-release.ts", () => ({
  downloadRelease,
  forgetDownload: () => undefined,
}));
const { openPage } = await import("./open-release.ts");

// A release that was opened stays open until the page closes, so each test has another.
let remote: string;
let count = 0;

const release = (more: Partial<RemoteRelease> = {}): RemoteRelease => ({
  version: "2.0.0",
  build: "abc",
  base: `http://localhost/${remote}/`,
  entry: "remoteEntry.js",
  contracts: { core: CONTRACTS.core },
  integrity: { "remoteEntry.js": "sha384-x" },
  preload: [],
  ...more,
});

type Pages = Record<string, () => Promise<ComponentType>>;
const Page = () => null;
const onePage: Pages = { one: () => Promise.resolve(Page) };

const exposed = (pages = onePage, core: string = CONTRACTS.core) => ({
  remote: {
    name: remote,
    version: "2.0.0",
    contracts: { core },
    pages,
    Layout: () => null,
  },
});

const open = (page = "one", opened = release()) =>
  openPage(remote, opened, page);

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  remote = `mf-example${count++}`;
  registered.length = 0;
  loadRemote.mockReset().mockImplementation(() => Promise.resolve(exposed()));
  downloadRelease.mockReset().mockResolvedValue();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: false }),
  ) as unknown as typeof fetch;
});

test("a release runs once for all of its pages, from its entry", async () => {
  loadRemote.mockResolvedValue(exposed({ ...onePage, two: onePage.one! }));
  await Promise.all([open("one"), open("two")]);
  await open("one");
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(registered).toEqual([
    {
      name: remote.replaceAll("-", "_"),
      entry: `http://localhost/${remote}/remoteEntry.js`,
      type: "global",
    },
  ]);
});

test("a module that runs loads its further pages itself", async () => {
  loadRemote.mockResolvedValue(exposed({ ...onePage, two: onePage.one! }));
  await open("one");
  await open("two");
  expect(downloadRelease).toHaveBeenCalledTimes(1);
});

test("its script must have the hash of its line [listed-scripts-only]", async () => {
  await open();
  const { script } = plugins.createScript!({
    url: registered[0]!.entry,
  } as never) as { script: HTMLScriptElement };
  expect(script.integrity).toBe("sha384-x");
  expect(script.src).toBe(registered[0]!.entry);
});

test("two builds of a remote open one after the other: their containers have one name", async () => {
  let leave: (module: unknown) => void = () => undefined;
  loadRemote.mockReturnValueOnce(new Promise((resolve) => (leave = resolve)));
  const before = open();
  const base = `http://localhost/${remote}/other/`;
  const other = open("one", release({ base }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(registered).toHaveLength(1);
  leave(exposed());
  await Promise.all([before, other]);
  expect(registered[1]!.entry).toBe(`${base}remoteEntry.js`);
});

test("a release of another contract is refused before anything is downloaded [contract-is-checked-first]", async () => {
  const contracts = { core: "99.0.0", budget: "99.0.0" };
  await expect(open("one", release({ contracts }))).rejects.toMatchObject({
    remote,
    version: "2.0.0",
    message: "contrato core 99.0.0 e budget 99.0.0 não aceito",
  });
  expect(downloadRelease).not.toHaveBeenCalled();
});

test.each<[string, () => unknown, string]>([
  [
    "needs another contract than its line says",
    () => exposed(onePage, "99.0.0"),
    "contrato core 99.0.0 não aceito",
  ],
  ["is no remote", () => ({ remote: { name: "x" } }), "módulo inválido"],
  ["exposes nothing", () => null, "módulo inválido"],
  ["lacks the page", () => exposed({}), 'sem a página "one"'],
  [
    "has a page that does not load",
    () => exposed({ one: () => Promise.reject(new Error("chunk 7")) }),
    "não carregou",
  ],
])("a release that %s does not open", async (_, module, message) => {
  loadRemote.mockResolvedValue(module());
  await expect(open()).rejects.toMatchObject({ message });
});

test("a failure is not remembered", async () => {
  loadRemote.mockRejectedValueOnce(new Error("threw"));
  await expect(open()).rejects.toMatchObject({ message: "não carregou" });
  expect((await open()).Page).toBe(Page);
});

test.each([
  [
    "a page that threw while it ran is half there: its release runs",
    "Error",
    2,
  ],
  ["a page whose file did not come is asked for", "ChunkLoadError", 1],
])("%s again", async (_, name, runs) => {
  const one = jest
    .fn(onePage.one!)
    .mockRejectedValueOnce(Object.assign(new Error("no"), { name }));
  loadRemote.mockImplementation(() => Promise.resolve(exposed({ one })));
  await expect(open()).rejects.toMatchObject({ message: "não carregou" });
  expect((await open()).Page).toBe(Page);
  expect(loadRemote).toHaveBeenCalledTimes(runs);
});

test("a script that does not run because of its hash is reported", async () => {
  loadRemote.mockRejectedValue(new Error("no script"));
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(open()).rejects.toMatchObject({
    message: "integridade não confere",
  });
});

test("a shared library that the page lacks is named", async () => {
  const shareInfo = { shareConfig: { requiredVersion: "^18.0.0" } };
  plugins.errorLoadShare!({ pkgName: "react", shareInfo } as never);
  loadRemote.mockRejectedValue(new Error('shareKey: "react"'));
  await expect(open()).rejects.toMatchObject({
    message: "não carregou: a página não tem react ^18.0.0",
  });
});

test("what a release loads besides is given up in time", async () => {
  jest.useFakeTimers();
  loadRemote.mockReturnValue(new Promise(() => undefined));
  const failure = expect(open()).rejects.toMatchObject({
    message: "tempo esgotado",
  });
  await jest.advanceTimersByTimeAsync(20_000);
  await failure;
});

describe("a release without hashes, as under the development server,", () => {
  test("is opened by its manifest, which tools list", async () => {
    jest.mocked(fetch).mockResolvedValue({ ok: true } as Response);
    await open("one", release({ integrity: {} }));
    expect(registered[0]!.entry).toBe(
      `http://localhost/${remote}/mf-manifest.json`,
    );
  });

  test("is opened by its entry where it has none", async () => {
    await open("one", release({ integrity: {} }));
    expect(registered[0]!.entry).toMatch(/remoteEntry\.js$/);
  });
});

describe("an ES module", () => {
  const module = () =>
    release({
      type: "module",
      integrity: { "remoteEntry.js": "sha384-x", "a.js": "sha384-a" },
    });
  const links = () =>
    document.querySelectorAll<HTMLLinkElement>(`link[href*="${remote}/"]`);

  test.each([
    ["load", undefined],
    ["error", "integridade não confere"],
  ])(
    "and its chunks are checked by their hashes before they run: %s",
    async (event, message) => {
      const opening = open("one", module()).then(
        () => undefined,
        (error: Error) => error.message,
      );
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(registered).toEqual([]);
      const found = [...links()];
      expect(found.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
        `modulepreload http://localhost/${remote}/remoteEntry.js`,
        `modulepreload http://localhost/${remote}/a.js`,
      ]);
      for (const link of found) link.dispatchEvent(new Event(event));
      expect(await opening).toBe(message);
      expect(registered.map(({ type }) => type)).toEqual(
        message ? [] : ["module"],
      );
    },
  );
});
