import { jest } from "@jest/globals";
import { preloadRelease } from "./preload-release.ts";

const release = {
  version: "1.0.0",
  build: "abc",
  base: "http://localhost:3004/1.0.0-abc/",
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: { "remoteEntry.js": "sha384-x" },
  preload: [],
};

const fetchMock = jest.fn((_url: string) => Promise.reject(new TypeError()));
beforeEach(() => {
  fetchMock.mockClear();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test("it is done once all have come or failed", async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => (arrive = resolve as typeof arrive)) as never,
  );
  let done = false;
  const preloaded = preloadRelease(
    { ...release, preload: ["a.js"] },
    "plans",
  ).then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done).toBe(false);
  arrive({
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  } as Response);
  await preloaded;
  expect(done).toBe(true);
});

const asked = () => fetchMock.mock.calls.map(([url]) => new URL(url).href);

const opened = {
  ...release,
  preload: ["1.js", "1.css"],
  pages: { plans: ["plans.js"], "my-plan": ["my-plan.js"] },
};

test("the entry, what it asks for first and the page are asked for at once, whatever becomes of them", () => {
  void preloadRelease(opened, "plans");
  expect(asked()).toEqual([
    "http://localhost:3004/1.0.0-abc/remoteEntry.js",
    "http://localhost:3004/1.0.0-abc/1.js",
    "http://localhost:3004/1.0.0-abc/1.css",
    "http://localhost:3004/1.0.0-abc/plans.js",
  ]);
});

test("the files of a page that the release does not list are left to the remote", () => {
  void preloadRelease({ ...opened, pages: {} }, "plans");
  expect(asked()).toHaveLength(3);
});

test("a release that lists none, as under the development server, is left to load step by step", () => {
  void preloadRelease(release, "plans");
  expect(fetchMock).not.toHaveBeenCalled();
});
