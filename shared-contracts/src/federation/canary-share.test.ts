import { isGivenCanary } from "./canary-share.ts";

const canary = (share: number, build = "abc") => ({
  share,
  release: {
    version: "2.0.0",
    build,
    base: "/2.0.0/",
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: {},
    preload: [],
  },
});

const users = Array.from({ length: 10_000 }, (_, id) => String(id + 1));
const given = (share: number, build?: string) =>
  users.filter((user) => isGivenCanary(canary(share, build), user));

test.each([0, 1, 10, 50, 100])("a share of %d% is about that many", (share) => {
  const percent = given(share).length / 100;
  expect(Math.abs(percent - share)).toBeLessThan(1.5);
});

test("a user among them stays among them while the share grows [canary-is-stable]", () => {
  const few = given(10);
  expect(given(10)).toEqual(few);
  const more = new Set(given(30));
  expect(few.every((user) => more.has(user))).toBe(true);
});

test("the next release meets others", () => {
  const first = new Set(given(10));
  const again = given(10, "def").filter((user) => first.has(user));
  expect(again.length).toBeLessThan(first.size / 4);
});

test("no visitor is among them", () => {
  expect(isGivenCanary(canary(100), "anonymous")).toBe(false);
});
