import { jest } from "@jest/globals";

const loadRemotePage = jest.fn(
  (_remote: string, _page: string, _userId: string) =>
    Promise.reject(new Error("shown in its area")),
);
jest.unstable_mockModule("./remotes/load-remote.ts", () => ({
  loadRemotePage,
}));
const fetchRuntime = jest.fn(() => Promise.reject(new Error("sem resposta")));
jest.unstable_mockModule("./remotes/open-release.ts", () => ({
  fetchRuntime,
}));
const fetchCallLibrary = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("shared-contracts/client/fetch-call-library", () => ({
  fetchCallLibrary,
}));
const { loadFirstPage } = await import("./first-page.ts");
const { pageIsShown, pageShown } = await import("./page-shown.ts");

const signedIn = { isSignedIn: true, userId: "7" };
const nobody = { isSignedIn: false, userId: "anonymous" };

beforeEach(() => {
  loadRemotePage.mockClear();
  fetchRuntime.mockClear();
  fetchCallLibrary.mockClear();
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
  loadFirstPage(session, path);
  expect(loadRemotePage.mock.calls).toEqual(loaded);
  expect(fetchRuntime).not.toHaveBeenCalled();
  // A step is drawn without an answer of the API.
  const calls = path === "/plans" ? 1 : 0;
  expect(fetchCallLibrary).toHaveBeenCalledTimes(calls);
  pageIsShown();
  await pageShown;
  // Elsewhere only what any page needs, once the page is shown.
  const later = loaded.length === 0 ? 1 : 0;
  expect(fetchRuntime).toHaveBeenCalledTimes(later);
  expect(fetchCallLibrary).toHaveBeenCalledTimes(calls + later);
});
