import {
  endCanary,
  goBack,
  goLive,
  pin,
  promote,
  refusePinned,
  startCanary,
  unpin,
} from "./move-line.ts";
import type { Line, Release } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

const NOW = "2026-11-22T10:00:00.000Z";

const BEFORE = "2026-11-21T10:00:00.000Z";

function release(version: string, build = "abc"): Release {
  return {
    version,
    build,
    base: `mf-billing/${version}-${build}/`,
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: { "remoteEntry.js": "sha384-x" },
    preload: [],
  };
}

const line: Line = {
  live: release("1.1.0"),
  since: BEFORE,
  lastGood: release("1.0.0"),
};

const withCanary: Line = {
  ...line,
  canary: { release: release("1.2.0"), share: 10 },
};

const pinned: Line = { ...withCanary, pinned: true };

/** The message of the ReleaseError that `move` throws. */
function refusal(move: () => unknown): string {
  try {
    move();
  } catch (error) {
    expect(error).toBeInstanceOf(ReleaseError);
    return (error as Error).message;
  }
  throw new Error("nothing was refused");
}

const PINNED =
  "mf-billing is pinned at 1.1.0-abc; nothing was released. To let releases move it: npm run release -- mf-billing --unpin";

test("the first release is live and has nothing before it", () => {
  expect(goLive("mf-billing", undefined, release("1.0.0"), NOW)).toEqual({
    live: release("1.0.0"),
    since: NOW,
  });
});

test("a new release is live from now on, keeps the one before as the last good one and ends a canary", () => {
  const after = goLive("mf-billing", withCanary, release("1.3.0"), NOW);
  expect(after).toStrictEqual({
    live: release("1.3.0"),
    since: NOW,
    lastGood: release("1.1.0"),
  });
});

test.each([
  ["version", release("1.1.1", "abc")],
  ["build", release("1.1.0", "def")],
])("another %s is another release", (_, other) => {
  expect(goLive("mf-billing", line, other, NOW)).toMatchObject({
    live: other,
    since: NOW,
  });
});

test("the live build released again ends its canary, takes what it now says and changes nothing else", () => {
  const again = { ...release("1.1.0"), contracts: { core: "1.1.0" } };
  expect(goLive("mf-billing", withCanary, again, NOW)).toStrictEqual({
    ...line,
    live: again,
  });
});

test("a canary leaves the rest of the line as it was", () => {
  expect(startCanary("mf-billing", line, release("1.2.0"), 10)).toStrictEqual(
    withCanary,
  );
});

test("a canary needs a live release that is another one", () => {
  expect(
    refusal(() => startCanary("mf-billing", undefined, release("1.0.0"), 10)),
  ).toBe("mf-billing has no live release yet: release it for everyone first.");
  expect(
    refusal(() => startCanary("mf-billing", line, release("1.1.0"), 10)),
  ).toBe("mf-billing 1.1.0-abc is live for everyone already.");
});

test("a promoted canary is live for everyone", () => {
  expect(promote("mf-billing", withCanary, NOW)).toStrictEqual({
    live: release("1.2.0"),
    since: NOW,
    lastGood: release("1.1.0"),
  });
});

test.each([undefined, line])(
  "without a canary nothing is promoted",
  (before) => {
    expect(refusal(() => promote("mf-billing", before, NOW))).toBe(
      "mf-billing has no canary.",
    );
  },
);

test("a pin is added and taken away, and the rest stays", () => {
  expect(pin("mf-billing", withCanary)).toStrictEqual(pinned);
  expect(unpin("mf-billing", pinned)).toStrictEqual(withCanary);
  expect(refusal(() => pin("mf-billing", undefined))).toBe(
    "mf-billing has no live release to pin.",
  );
  expect(refusal(() => unpin("mf-billing", undefined))).toBe(
    "mf-billing has no live release.",
  );
});

test("a pinned line is moved by no release, canary or promotion", () => {
  for (const move of [
    () => goLive("mf-billing", pinned, release("1.3.0"), NOW),
    () => startCanary("mf-billing", pinned, release("1.3.0"), 10),
    () => promote("mf-billing", pinned, NOW),
    () => refusePinned("mf-billing", pinned),
  ])
    expect(refusal(move)).toBe(PINNED);
});

test("a line that is not pinned, or not there, may be moved", () => {
  expect(() => refusePinned("mf-billing", line)).not.toThrow();
  expect(() => refusePinned("mf-billing", undefined)).not.toThrow();
});

test("a canary ends and the rest stays", () => {
  expect(endCanary(withCanary)).toStrictEqual(line);
});

test("going back ends the canary and keeps the pin and the last good release", () => {
  expect(
    goBack(
      pinned,
      { release: release("1.0.0"), lastGood: release("0.9.0") },
      NOW,
    ),
  ).toStrictEqual({
    live: release("1.0.0"),
    since: NOW,
    lastGood: release("0.9.0"),
    pinned: true,
  });
});

test("going back makes no pin and no last good release up", () => {
  expect(goBack(line, { release: release("1.0.0") }, NOW)).toStrictEqual({
    live: release("1.0.0"),
    since: NOW,
  });
});
