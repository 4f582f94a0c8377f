import { integrityOf, trustFolder } from "./script-integrity.ts";

const base = "http://localhost/mf-example/1.0.0-abc/";
const asRemotesRead = (url: string) => window.__BANQUETE_INTEGRITY__?.[url];

beforeAll(() => trustFolder(base, { "remoteEntry.js": "sha256-entry" }));

test("a script on its folder's list must match it [listed-scripts-only]", () => {
  expect(integrityOf(`${base}remoteEntry.js`)).toBe("sha256-entry");
  expect(integrityOf("/mf-example/1.0.0-abc/remoteEntry.js")).toBe(
    "sha256-entry",
  );
});

test.each(["added.js", "nested/added.js", "remoteEntry.js?again"])(
  "%s, which the list does not name, must match what nothing does",
  (file) => {
    expect(integrityOf(base + file)).toMatch(/^sha256-A{43}=$/);
  },
);

test("a folder without a list stays open, as under the development server", () => {
  expect(integrityOf("http://localhost:3004/main.js")).toBeUndefined();
});

test("a remote's chunk loader is answered the same, whatever its age", () => {
  expect(asRemotesRead(`${base}remoteEntry.js`)).toBe("sha256-entry");
  expect(asRemotesRead(`${base}added.js`)).toMatch(/^sha256-A{43}=$/);
  expect(asRemotesRead("http://localhost:3004/main.js")).toBeUndefined();
});

test("what the loaders read cannot be replaced", () => {
  expect(() => {
    window.__BANQUETE_INTEGRITY__ = {};
  }).toThrow(TypeError);
});
