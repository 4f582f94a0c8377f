import { returnPath } from "./return-path.ts";

test.each([
  [{ from: "/event" }, "/event"],
  [{ from: "/results?x=1" }, "/results?x=1"],
  [{ from: "//evil.test" }, "/"],
  [{ from: "/\\evil.test" }, "/"],
  [{ from: "https://evil.test" }, "/"],
  [{ from: 7 }, "/"],
  [{}, "/"],
  ["/event", "/"],
  [null, "/"],
])("%j leads to %s", (state, path) => {
  expect(returnPath(state)).toBe(path);
});
