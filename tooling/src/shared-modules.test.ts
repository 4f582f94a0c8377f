import { pageShared, remoteShared } from "./shared-modules.ts";

test("the page gives what remotes are built to take, in the versions that they need", () => {
  for (const [name, { requiredVersion, version }] of Object.entries(
    remoteShared("mf-wizard"),
  )) {
    expect(pageShared[name]).toMatchObject({ singleton: true, version });
    expect(requiredVersion).toBe(`^${pageShared[name]!.version}`);
  }
});

test("only an app of the budget contract shares the rules [rules-are-one-copy]", () => {
  const door = "shared-contracts/platform/rules";
  expect(remoteShared("mf-wizard")).toHaveProperty([door]);
  const core = remoteShared("mf-billing");
  expect(core).not.toHaveProperty([door]);
  expect(core).toHaveProperty(["shared-contracts/platform/state"]);
});
