import { isRemoteModule } from "./remote-module.ts";

const remote = {
  name: "mf-example",
  version: "1.2.3",
  contracts: { core: "1.0.0" },
  pages: { home: () => Promise.resolve(() => null) },
  Layout: () => null,
};

test("a complete module is a remote", () => {
  expect(isRemoteModule(remote)).toBe(true);
});

test("a layout may be a wrapped component", () => {
  const wrapped = { $$typeof: Symbol.for("react.memo"), type: () => null };
  expect(isRemoteModule({ ...remote, Layout: wrapped })).toBe(true);
});

test.each([
  ["nothing", null],
  ["text", "mf-example"],
  ["a module without a name", { ...remote, name: undefined }],
  ["a module without contracts", { ...remote, contracts: undefined }],
  ["a module without pages", { ...remote, pages: undefined }],
  ["pages that are not functions", { ...remote, pages: { home: "page" } }],
  ["a module without a layout", { ...remote, Layout: undefined }],
])("%s is not", (_, value) => {
  expect(isRemoteModule(value)).toBe(false);
});
