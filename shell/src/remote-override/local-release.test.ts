import { jest } from "@jest/globals";
import { localRelease } from "./local-release.ts";
import { takeOverrides } from "./overrides.ts";

const origin = "http://localhost:3004";

function serve(files: Record<string, unknown> | null) {
  globalThis.fetch = ((url: string) => {
    if (!files) return Promise.reject(new TypeError("Failed to fetch"));
    const content = files[url.slice(origin.length)];
    return Promise.resolve({
      ok: content !== undefined,
      json: () => Promise.resolve(content),
    });
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", `/?remote.mf-billing=${origin}`);
  takeOverrides([origin]);
});

test("a remote without an override has none", async () => {
  expect(await localRelease("mf-wizard")).toBeNull();
});

test("a served build folder names its newest build, whose contract is checked and whose hashes are not", async () => {
  const live = {
    version: "9.9.9",
    build: "abc",
    folder: "9.9.9-abc",
    entry: "remoteEntry.js",
    contracts: { core: "2.0.0" },
    integrity: { "remoteEntry.js": "sha384-x" },
    preload: ["plans.js"],
  };
  serve({ "/releases.json": { live } });
  expect(await localRelease("mf-billing")).toEqual({
    version: "9.9.9",
    build: "abc",
    base: `${origin}/9.9.9-abc/`,
    entry: "remoteEntry.js",
    contracts: { core: "2.0.0" },
    integrity: {},
    preload: ["plans.js"],
  });
});

test("without one it is a development server", async () => {
  serve({});
  expect(await localRelease("mf-billing")).toMatchObject({
    version: "local",
    base: `${origin}/`,
    entry: "remoteEntry.js",
  });
});

test("without an answer there is an error", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  serve(null);
  await expect(localRelease("mf-billing")).rejects.toMatchObject({
    remote: "mf-billing",
    version: "local",
    message: "sem resposta",
  });
});
