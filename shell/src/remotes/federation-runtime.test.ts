import * as React from "react";
import { openContainer } from "shared-contracts/platform/federation";

const page = globalThis as unknown as Record<string, unknown>;

/** Opens a container as if its entry had loaded and left `container` under its name. */
function open(container: unknown, event = "load") {
  const script = document.createElement("script");
  const opening = openContainer("mf_test", script, 1000);
  page["mf_test"] = container;
  script.dispatchEvent(new Event(event));
  return opening;
}

/** What an entry is given for a shared library. */
function shared(name: string, requiredVersion: string) {
  const { ModuleFederation } = globalThis._FEDERATION_RUNTIME_CORE!;
  return new ModuleFederation({ name: "mf_test" }).loadShare(name, {
    customShareInfo: { shareConfig: { singleton: true, requiredVersion } },
  });
}

test("a container is given the page's libraries, and gives its module", async () => {
  let given: Record<string, object> = {};
  const remote = { name: "mf-test" };
  const container = {
    init: (scope: typeof given) => (given = scope),
    get: (name: string) => Promise.resolve(() => ({ [name]: remote })),
  };
  expect(await open(container)).toEqual({ "./remote": remote });
  expect(given).toHaveProperty(["react", React.version]);
  expect(page["mf_test"]).toBeUndefined();
  expect(document.querySelector("script")).toBeNull();
});

test("an entry that does not load, or leaves no container, rejects", async () => {
  await expect(open({}, "error")).rejects.toThrow("gave no container");
  await expect(open(undefined)).rejects.toThrow("gave no container");
});

test("an entry gets a library of the major it was built with, and not older than that", async () => {
  const factory = await shared("react", `^${React.version}`);
  expect(factory && factory()).toBe(React);
  expect(await shared("react", "^19.0.0")).toBe(factory);
  await expect(shared("react", "^18.3.1")).rejects.toThrow("not ^18.3.1");
  await expect(shared("react", "^19.999.0")).rejects.toThrow("not ^19.999.0");
  expect(await shared("left-pad", "^1.0.0")).toBe(false);
});
