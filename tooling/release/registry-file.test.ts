import {
  emptyRegistry,
  type Line,
  lineOf,
  parseRegistry,
  printRegistry,
  type Registry,
  withLine,
} from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

const line: Line = {
  live: {
    version: "1.0.0",
    build: "abc",
    base: "mf-billing/1.0.0-abc/",
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: { "remoteEntry.js": "sha384-x" },
    preload: [],
  },
};

const registry: Registry = {
  schema: 1,
  revision: 7,
  change: "mf-billing 1.0.0-abc for everyone",
  shell: { ...line, since: "shell" },
  remotes: { "mf-billing": line, "mf-b2b": "of another version" },
};

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test("before the first release there is no line", () => {
  expect(emptyRegistry).toEqual({
    schema: 1,
    revision: 0,
    change: "",
    remotes: {},
  });
  expect(lineOf(emptyRegistry, "shell")).toBeUndefined();
  expect(lineOf(emptyRegistry, "mf-billing")).toBeUndefined();
});

test("what is printed is read again, one line of text", () => {
  const printed = printRegistry(registry);
  expect(parseRegistry(printed)).toEqual(registry);
  expect(printed.toString()).toMatch(/^[^\n]+\n$/);
});

test.each([
  ["no JSON", Buffer.from("{")],
  ["another schema", bytes({ ...registry, schema: 2 })],
  ["no revision", bytes({ ...registry, revision: undefined })],
  ["no remotes", bytes({ ...registry, remotes: undefined })],
])("%s is no registry", (_, content) => {
  expect(parseRegistry(content)).toBeNull();
});

test("the shell and the remotes have each their line", () => {
  expect(lineOf(registry, "shell")?.since).toBe("shell");
  expect(lineOf(registry, "mf-billing")).toEqual(line);
});

test("a pin that is not true is none", () => {
  const marked = (pinned: unknown) =>
    lineOf(
      { ...registry, remotes: { "mf-billing": { ...line, pinned } } },
      "mf-billing",
    )?.pinned;
  expect(marked(true)).toBe(true);
  expect(marked("yes")).toBeUndefined();
});

test("a line that cannot be read is refused by its app and revision", () => {
  expect(() => lineOf(registry, "mf-b2b")).toThrow(
    new ReleaseError(
      "The line of mf-b2b in revision 7 of remotes.json cannot be read.",
    ),
  );
});

test("one line is changed and every other stays as it was", () => {
  const moved: Line = { ...line, pinned: true };
  expect(withLine(registry, "mf-billing", moved)).toEqual({
    ...registry,
    remotes: { ...registry.remotes, "mf-billing": moved },
  });
  expect(withLine(registry, "shell", moved)).toEqual({
    ...registry,
    shell: moved,
  });
});
