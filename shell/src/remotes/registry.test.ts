import { jest } from "@jest/globals";
import { remotesInPage } from "./remotes-in-page.ts";
import { candidatesOf } from "./registry.ts";

const release = (version: string, base = `http://localhost/${version}/`) => ({
  version,
  build: "abc",
  base,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
});

function answer(status: number, body: string) {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve().then(() => JSON.parse(body) as unknown),
    })) as unknown as typeof fetch;
}

const publish = (remotes: object) =>
  answer(200, JSON.stringify({ schema: 1, remotes }));

const versionsOf = async (remote: string, userId = "1") =>
  (await candidatesOf(remote, userId)).map(
    ({ release: { version }, as }) => `${as} ${version}`,
  );

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.clear();
  remotesInPage.usesListOf(null);
});

test("the live release comes first, the last good one behind it", async () => {
  publish({
    "mf-example": {
      live: release("2.0.0"),
      since: "2026-11-20T12:00:00.000Z",
      lastGood: release("1.9.0"),
    },
  });
  expect(await versionsOf("mf-example")).toEqual([
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
  const [live] = await candidatesOf("mf-example", "1");
  expect(live?.since).toBe("2026-11-20T12:00:00.000Z");
});

test("a user with a canary tries it first", async () => {
  const line = { live: release("2.0.0"), lastGood: release("1.9.0") };
  const canary = { release: release("2.1.0"), share: 100 };
  publish({ "mf-example": { ...line, canary } });
  expect(await versionsOf("mf-example")).toEqual([
    "canary 2.1.0",
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
  expect(await versionsOf("mf-example", "anonymous")).toEqual([
    "live 2.0.0",
    "lastGood 1.9.0",
  ]);
});

test("a folder's address may be relative to the page", async () => {
  publish({ "mf-example": { live: release("2.0.0", "/mf-example/2.0.0/") } });
  const [live] = await candidatesOf("mf-example", "1");
  expect(live?.release.base).toBe("http://localhost/mf-example/2.0.0/");
});

test("a last good release that cannot be read is as good as none", async () => {
  publish({ "mf-example": { live: release("2.0.0"), lastGood: { a: 1 } } });
  expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
});

describe("with a list that was read before", () => {
  beforeEach(async () => {
    publish({
      "mf-example": { live: release("1.0.0") },
      "mf-other": { live: release("1.0.0") },
    });
    await candidatesOf("mf-example", "1");
  });

  test.each([
    ["is missing", () => answer(404, "")],
    ["is no JSON", () => answer(200, "<!doctype html>")],
    ["is another file", () => answer(200, '{"remotes":[]}')],
  ])("the lines of it are used when the list %s", async (_, publishBroken) => {
    publishBroken();
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(await versionsOf("mf-other")).toEqual(["live 1.0.0"]);
    expect(remotesInPage.keptSince).toMatch(/^\d{4}-/);
  });

  test("a broken line is as it was before; the others are as they are now [broken-line-alone]", async () => {
    publish({
      "mf-example": { live: { version: "2.0.0" } },
      "mf-other": { live: release("2.0.0") },
    });
    expect(await versionsOf("mf-other")).toEqual(["live 2.0.0"]);
    expect(remotesInPage.keptSince).toBeNull();
    expect(await versionsOf("mf-example")).toEqual(["live 1.0.0"]);
    expect(remotesInPage.keptSince).not.toBeNull();
  });

  test("all is well again once the list can be read", async () => {
    answer(500, "");
    await candidatesOf("mf-example", "1");
    publish({ "mf-example": { live: release("2.0.0") } });
    expect(await versionsOf("mf-example")).toEqual(["live 2.0.0"]);
    expect(remotesInPage.keptSince).toBeNull();
  });

  test("a remote that was withdrawn is not found again", async () => {
    publish({ "mf-other": { live: release("2.0.0") } });
    await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
      message: "não publicado",
    });
    answer(404, "");
    await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
      message: "lista de áreas indisponível",
    });
  });
});

test.each([
  [
    "a broken line",
    () => publish({ "mf-example": { live: 1 } }),
    "publicação inválida",
  ],
  ["a missing list", () => answer(404, ""), "lista de áreas indisponível"],
  [
    "a list of another kind",
    () => answer(200, '{"schema":2}'),
    "lista de áreas inválida",
  ],
])("without one, %s is reported", async (_, publishBroken, message) => {
  publishBroken();
  await expect(candidatesOf("mf-example", "1")).rejects.toMatchObject({
    remote: "mf-example",
    message,
  });
});
