import { jest } from "@jest/globals";
import { preloadRelease } from "./preload-release.ts";

const release = {
  version: "1.0.0",
  build: "abc",
  base: "http://localhost:3004/1.0.0-abc/",
  entry: "remoteEntry.js",
  contract: "1.6.0",
  integrity: "sha256-list",
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
  const preloaded = preloadRelease({ ...release, preload: ["../a.js"] }).then(
    () => (done = true),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done).toBe(false);
  arrive({
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  } as Response);
  await preloaded;
  expect(done).toBe(true);
});

test("the entry and what it asks for first are asked for at once, whatever becomes of them", () => {
  void preloadRelease({
    ...release,
    preload: ["../chunks/1.abc.js", "../chunks/1.abc.css"],
  });
  expect(fetchMock.mock.calls.map(([url]) => new URL(url).href)).toEqual([
    "http://localhost:3004/1.0.0-abc/remoteEntry.js",
    "http://localhost:3004/chunks/1.abc.js",
    "http://localhost:3004/chunks/1.abc.css",
  ]);
});

test("a release that does not say, as under the development server, is left to ask step by step", () => {
  void preloadRelease(release);
  expect(fetchMock).not.toHaveBeenCalled();
});
