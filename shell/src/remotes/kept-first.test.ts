import { jest } from "@jest/globals";
import { keptFirst } from "./kept-first.ts";
import type { Candidate } from "./remotes-in-page.ts";

const candidate = (version: string, as: Candidate["as"]): Candidate => ({
  release: {
    version,
    build: "abc",
    base: `http://localhost/mf-example/${version}-abc/`,
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: { "remoteEntry.js": "sha384-x" },
    preload: [],
  },
  as,
});
const LIVE = candidate("2.0.0", "live");
const GOOD = candidate("1.0.0", "lastGood");

/** A channel both of whose ends are one object. */
class FakeChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = this.port1;
}

/** What the page's worker answers; without an answer it stays silent. */
let whole: readonly string[] | undefined;
const postMessage = jest.fn(
  (_question: unknown, [port]: [FakeChannel["port1"]]) => {
    if (whole) port.onmessage!({ data: whole });
  },
);

function browserHas(name: "serviceWorker" | "connection", value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  browserHas("serviceWorker", { controller: { postMessage } });
  browserHas("connection", undefined);
  postMessage.mockClear();
});

test("a release that is whole goes before a better one that is not", async () => {
  whole = [GOOD.release.base];
  expect(await keptFirst([LIVE, GOOD])).toEqual([GOOD, LIVE]);
  const { base, integrity } = LIVE.release;
  expect(postMessage.mock.calls[0]![0]).toMatchObject({
    wholeOf: [{ base, integrity }, { base: GOOD.release.base }],
  });
});

test.each([[[]], [[LIVE.release.base, GOOD.release.base]]])(
  "with %j whole the best one is the first",
  async (folders) => {
    whole = folders;
    expect(await keptFirst([LIVE, GOOD])).toEqual([LIVE, GOOD]);
  },
);

test("no worker is asked where there is none, one release alone, or a user who saves data", async () => {
  whole = [GOOD.release.base];
  expect(await keptFirst([LIVE])).toEqual([LIVE]);
  browserHas("connection", { saveData: true });
  expect(await keptFirst([LIVE, GOOD])).toEqual([LIVE, GOOD]);
  browserHas("connection", undefined);
  browserHas("serviceWorker", { controller: null });
  expect(await keptFirst([LIVE, GOOD])).toEqual([LIVE, GOOD]);
  browserHas("serviceWorker", undefined);
  expect(await keptFirst([LIVE, GOOD])).toEqual([LIVE, GOOD]);
  expect(postMessage).not.toHaveBeenCalled();
});

test("a worker that stays silent holds nothing up for good", async () => {
  jest.useFakeTimers({ advanceTimers: 100 });
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
  whole = undefined;
  expect(await keptFirst([LIVE, GOOD])).toEqual([LIVE, GOOD]);
  expect(warn).toHaveBeenCalled();
  jest.useRealTimers();
});
