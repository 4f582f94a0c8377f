import { jest } from "@jest/globals";
import type { Registry } from "./remotes/registry.ts";

let failPage: (error: Error) => void;
const loadRemotePage = jest.fn(
  (..._page: [string, string, string, Promise<Registry>]) =>
    new Promise((_, reject) => (failPage = reject)),
);
jest.unstable_mockModule("./remotes/load-remote.ts", () => ({
  loadRemotePage,
}));
const fetchCallLibrary = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("shared-contracts/client/fetch-call-library", () => ({
  fetchCallLibrary,
}));
const loadLoginPage = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("./auth/load-login-page.ts", () => ({
  loadLoginPage,
}));
const { loadFirstPage } = await import("./first-page.ts");

const registry = Promise.resolve({ lines: new Map() });
const loadFrames = jest.fn(() => Promise.resolve());
const signedIn = { isSignedIn: true, userId: "7" };
const nobody = { isSignedIn: false, userId: "anonymous" };

beforeEach(() => {
  loadRemotePage.mockClear();
  fetchCallLibrary.mockClear();
  loadLoginPage.mockClear();
  loadFrames.mockClear();
});

test.each([
  [signedIn, "/foods", [["mf-wizard", "foods", "7", registry]]],
  [signedIn, "/plans", [["mf-billing", "plans", "7", registry]]],
  [nobody, "/plans", [["mf-billing", "plans", "anonymous", registry]]],
  // A visitor who must sign in first does not download the page behind it.
  [nobody, "/foods", []],
  [signedIn, "/login", []],
  [signedIn, "/nowhere", []],
])("%j at %s has loaded %j", async (session, path, loaded) => {
  await loadFirstPage({ session, loadFrames }, registry, path);
  expect(loadRemotePage.mock.calls).toEqual(loaded);
  expect(loadLoginPage).toHaveBeenCalledTimes(loaded.length === 0 ? 1 : 0);
  const hasFrame = session.isSignedIn || loaded.length > 0;
  expect(loadFrames).toHaveBeenCalledTimes(hasFrame ? 1 : 0);
  expect(fetchCallLibrary).toHaveBeenCalledTimes(1);
});

test("without the page of /login the start fails, to be repeated [a-start-can-be-repeated]", async () => {
  loadLoginPage.mockRejectedValueOnce(new Error("no answer"));
  const parts = { session: nobody, loadFrames };
  await expect(loadFirstPage(parts, registry, "/login")).rejects.toThrow(
    "no answer",
  );
});

test("without the frame the start fails too", async () => {
  loadFrames.mockRejectedValueOnce(new Error("no answer"));
  const parts = { session: signedIn, loadFrames };
  await expect(loadFirstPage(parts, registry, "/foods")).rejects.toThrow(
    "no answer",
  );
});

test("the page of /login is loaded after the first page, also when that fails", async () => {
  const parts = { session: signedIn, loadFrames };
  await loadFirstPage(parts, registry, "/foods");
  expect(loadLoginPage).not.toHaveBeenCalled();
  failPage(new Error("shown in its area"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadLoginPage).toHaveBeenCalledTimes(1);
});
