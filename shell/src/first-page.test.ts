import { jest } from "@jest/globals";

const loadRemotePage = jest.fn(
  (_remote: string, _page: string, _userId: string) =>
    Promise.reject(new Error("shown in its area")),
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
const { pageIsShown, pageShown } = await import("./page-shown.ts");

const signedIn = { isSignedIn: true, userId: "7" };
const nobody = { isSignedIn: false, userId: "anonymous" };

beforeEach(() => {
  loadRemotePage.mockClear();
  fetchCallLibrary.mockClear();
  loadLoginPage.mockClear();
});

test.each([
  [signedIn, "/foods", [["mf-wizard", "foods", "7"]]],
  [signedIn, "/plans", [["mf-billing", "plans", "7"]]],
  [nobody, "/plans", [["mf-billing", "plans", "anonymous"]]],
  // A visitor who must sign in first does not download the page behind it.
  [nobody, "/foods", []],
  [signedIn, "/login", []],
  [signedIn, "/nowhere", []],
])("%j at %s has loaded %j", async (session, path, loaded) => {
  await loadFirstPage(session, path);
  expect(loadRemotePage.mock.calls).toEqual(loaded);
  expect(loadLoginPage).toHaveBeenCalledTimes(loaded.length === 0 ? 1 : 0);
  // A step is drawn without an answer of the API.
  expect(fetchCallLibrary).toHaveBeenCalledTimes(path === "/plans" ? 1 : 0);
});

test("without the page of /login the start fails, to be repeated [a-start-can-be-repeated]", async () => {
  loadLoginPage.mockRejectedValueOnce(new Error("no answer"));
  await expect(loadFirstPage(nobody, "/login")).rejects.toThrow("no answer");
});

test("what any later page needs is loaded once the first is shown", async () => {
  loadLoginPage.mockRejectedValueOnce(new Error("no answer"));
  await loadFirstPage(signedIn, "/foods");
  expect(loadLoginPage).not.toHaveBeenCalled();
  pageIsShown();
  await pageShown;
  expect(fetchCallLibrary).toHaveBeenCalled();
  expect(loadLoginPage).toHaveBeenCalled();
});
