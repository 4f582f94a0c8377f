import { jest } from "@jest/globals";

const openContainer =
  jest.fn<(name: string, url: string) => Promise<unknown>>();
const trust = jest.fn();
jest.unstable_mockModule("./federation-runtime.ts", () => ({
  openContainer,
  trust,
}));

const { loadRemoteModule, forgetRemoteModule } =
  await import("./load-remote.ts");

const release = (version: string, contract = "1.0.0") => ({
  version,
  build: "abc",
  base: `http://localhost/${version}/`,
  manifest: "mf-manifest.json",
  contract,
  integrity: "sha256-x",
});

const moduleOf = (version: string) => ({
  remote: {
    name: "mf-example",
    version,
    contract: "1.0.0",
    pages: {},
    Layout: () => null,
  },
});

function publish(line: object | null) {
  const remotes = line ? { "mf-example": line } : {};
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ schema: 1, remotes }),
    })) as unknown as typeof fetch;
}

beforeEach(() => {
  forgetRemoteModule("mf-example");
  openContainer.mockReset();
});

test("the live release is opened by its manifest, once for all who ask", async () => {
  publish({ live: release("2.0.0") });
  openContainer.mockResolvedValue(moduleOf("2.0.0"));
  const [first, second] = await Promise.all([
    loadRemoteModule("mf-example"),
    loadRemoteModule("mf-example"),
  ]);
  expect(first).toBe(second);
  expect(openContainer).toHaveBeenCalledTimes(1);
  expect(openContainer).toHaveBeenCalledWith(
    "mf_example",
    "http://localhost/2.0.0/mf-manifest.json",
  );
});

test.each([
  ["does not load", () => Promise.reject(new Error("HTTP 404"))],
  ["is no remote", () => Promise.resolve({ remote: { name: "x" } })],
])("a live release that %s gives way to the last good one", async (_, open) => {
  publish({ live: release("2.0.0"), lastGood: release("1.9.0") });
  openContainer.mockImplementation((_name, url) =>
    url.includes("2.0.0") ? open() : Promise.resolve(moduleOf("1.9.0")),
  );
  expect((await loadRemoteModule("mf-example")).version).toBe("1.9.0");
});

test("a release of another contract is refused before anything is downloaded", async () => {
  publish({ live: release("3.0.0", "2.0.0") });
  await expect(loadRemoteModule("mf-example")).rejects.toMatchObject({
    remote: "mf-example",
    version: "3.0.0",
    message: "contrato 2.0.0 não aceito",
  });
  expect(openContainer).not.toHaveBeenCalled();
});

test("a failure is not remembered", async () => {
  publish({ live: release("2.0.0") });
  openContainer.mockRejectedValueOnce(new Error("sem resposta"));
  await expect(loadRemoteModule("mf-example")).rejects.toMatchObject({
    message: "sem resposta",
  });
  openContainer.mockResolvedValue(moduleOf("2.0.0"));
  expect((await loadRemoteModule("mf-example")).version).toBe("2.0.0");
});

test("a remote that nobody published says so", async () => {
  publish(null);
  await expect(loadRemoteModule("mf-example")).rejects.toMatchObject({
    message: "não publicado",
  });
});

test("a last good release that cannot be read is as good as none", async () => {
  publish({ live: release("2.0.0"), lastGood: { version: 1 } });
  openContainer.mockResolvedValue(moduleOf("2.0.0"));
  expect((await loadRemoteModule("mf-example")).version).toBe("2.0.0");
});

test("a broken line costs its own remote", async () => {
  publish({ live: { version: "2.0.0" } });
  await expect(loadRemoteModule("mf-example")).rejects.toMatchObject({
    message: "publicação inválida",
  });
});
