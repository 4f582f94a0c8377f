import { shareScope } from "shared-contracts/platform/federation";
import { sharedModules, sharedModulesOf } from "./shared-modules.ts";

test("the page that loads remotes offers what they were built to share, in the versions they ask for", () => {
  for (const [name, { requiredVersion }] of Object.entries(sharedModules)) {
    const offered = Object.keys(shareScope).filter((key) =>
      name.endsWith("/") ? key.startsWith(name) : key === name,
    );
    expect(offered).not.toEqual([]);
    for (const key of offered)
      expect(Object.values(shareScope[key]!)).toMatchObject([
        { loaded: true, shareConfig: { singleton: true, requiredVersion } },
      ]);
  }
});

test("only an app of the budget contract shares the rules [rules-are-one-copy]", () => {
  const door = "shared-contracts/platform/rules";
  expect(sharedModulesOf({ core: "1.8.0", budget: "1.8.0" })).toHaveProperty([
    door,
  ]);
  const core = sharedModulesOf({ core: "1.8.0" });
  expect(core).not.toHaveProperty([door]);
  expect(core).toHaveProperty(["shared-contracts/platform/state"]);
});
