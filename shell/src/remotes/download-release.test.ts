import { jest } from "@jest/globals";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { downloadRelease } from "./download-release.ts";

let count = 0;
let release: RemoteRelease;

/** How the network answers a file; without an entry, with one byte. */
let network: Record<string, (signal: AbortSignal) => Promise<unknown>>;

const asked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([url]) => (url as string).slice(release.base.length));

beforeEach(() => {
  release = {
    version: "1.0.0",
    build: "abc",
    base: `http://localhost:3004/${count++}/`,
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: {},
    preload: ["1.js", "1.css"],
    pages: { plans: ["plans.js"], "my-plan": ["my.js"] },
  };
  network = {};
  globalThis.fetch = jest.fn((url: string, { signal }: RequestInit) => {
    const answer = network[url.slice(release.base.length)] ?? bytesAfter();
    return answer(signal!);
  }) as unknown as typeof fetch;
});

/** A file whose bytes come after these pauses, in ms. */
function bytesAfter(...pauses: number[]) {
  return (signal: AbortSignal) => {
    const left = [...pauses];
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
    stopped.catch(() => undefined);
    const read = async () => {
      const pause = left.shift();
      if (pause === undefined) return { done: true };
      const wait = new Promise((resolve) => setTimeout(resolve, pause));
      await Promise.race([wait, stopped]);
      return { done: false };
    };
    const body = { getReader: () => ({ read }) };
    return Promise.resolve({ ok: true, body });
  };
}

test("the entry, what it loads first and the page are requested at once, and awaited", async () => {
  await downloadRelease(release, "plans");
  expect(asked()).toEqual(["remoteEntry.js", "1.js", "1.css", "plans.js"]);
});

test("a page that the release does not list is left to the remote", async () => {
  await downloadRelease(release, "other");
  expect(asked()).toHaveLength(3);
});

test.each([
  ["HTTP 404", () => Promise.resolve({ ok: false, status: 404 })],
  ["sem resposta", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a file that does not come says why: %s", async (message, answer) => {
  network["1.js"] = answer;
  await expect(downloadRelease(release, "plans")).rejects.toThrow(message);
});

describe("a download", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("is given up 8 s after the last byte", async () => {
    network["1.js"] = bytesAfter(2_000, 100_000);
    const failure = expect(downloadRelease(release, "plans")).rejects.toThrow(
      "tempo esgotado",
    );
    await jest.advanceTimersByTimeAsync(9_999);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(1);
    await failure;
  });

  test("that is slow, but goes on, is not", async () => {
    network["1.js"] = bytesAfter(...Array<number>(10).fill(7_000));
    const done = downloadRelease(release, "plans");
    await jest.advanceTimersByTimeAsync(70_000);
    await done;
  });
});
