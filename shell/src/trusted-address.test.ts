import { jest } from "@jest/globals";

interface Rules {
  createScriptURL(url: string): string;
}

test("the page's policy vouches for addresses that the shell chose, and for no other", async () => {
  let rules: Rules | undefined;
  const createPolicy = jest.fn((_name: string, own: Rules) => (rules = own));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { trustedAddress } = await import("./trusted-address.ts");
  expect(trustedAddress("/sw.js")).toBe("/sw.js");
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["banquete"]);
  expect(() => rules!.createScriptURL("/injected.js")).toThrow(
    "/injected.js is no script of ours",
  );
});
