import { overrides, removeOverride, takeOverrides } from "./overrides.ts";

const allowed = ["http://localhost:3004", "http://localhost:3001"];

function visit(address: string) {
  history.replaceState(null, "", address);
  return takeOverrides(allowed);
}

beforeEach(() => {
  sessionStorage.clear();
});

test("an address is kept for the session and leaves the address bar", () => {
  expect(
    visit("/my-plan?plan=1&remote.mf-billing=http://localhost:3004/#top"),
  ).toEqual([]);
  expect(location.href).toBe("http://localhost/my-plan?plan=1#top");
  visit("/");
  expect(overrides()).toEqual({ "mf-billing": "http://localhost:3004" });
});

test.each([
  "http://localhost:3005",
  "http://localhost:3004.example.com",
  "http://example.com/?http://localhost:3004",
  "http://localhost:3004@example.com",
  "javascript:alert(1)",
  "localhost:3004",
])("%s, which is not on the list, is refused", (address) => {
  expect(visit(`/?remote.mf-billing=${encodeURIComponent(address)}`)).toEqual([
    address,
  ]);
  expect(overrides()).toEqual({});
});

test("what was kept goes with its place on the list", () => {
  visit("/?remote.mf-billing=http://localhost:3004");
  expect(takeOverrides([])).toEqual(["http://localhost:3004"]);
  expect(overrides()).toEqual({});
});

test("each remote's can be ended, by the page or by its address", () => {
  visit(
    "/?remote.mf-billing=http://localhost:3004&remote.mf-wizard=http://localhost:3001",
  );
  removeOverride("mf-billing");
  expect(overrides()).toEqual({ "mf-wizard": "http://localhost:3001" });
  visit("/?remote.mf-wizard=");
  expect(overrides()).toEqual({});
});

test("what is no list is none", () => {
  sessionStorage.setItem("remote_override", "{");
  expect(overrides()).toEqual({});
});
