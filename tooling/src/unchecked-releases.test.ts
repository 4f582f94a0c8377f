import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { uncheckedReleases } from "./unchecked-releases.ts";

const release = (
  version: string,
  more: Partial<RemoteRelease> = { checksScripts: true },
): RemoteRelease => ({
  version,
  build: "abc",
  base: `/mf-billing/${version}-abc/`,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
  ...more,
});

test("each release that pages may run must check its scripts; a module's line does", () => {
  const live = release("1.1.0");
  const stock = release("1.0.0", {});
  expect(
    uncheckedReleases([
      ["mf-wizard", { live, lastGood: live }],
      ["mf-b2b", { live: release("1.0.0", { type: "module" }) }],
    ]),
  ).toEqual([]);
  expect(
    uncheckedReleases([
      ["mf-wizard", { live: stock }],
      ["mf-b2b", { live, lastGood: stock }],
      ["mf-billing", { live, canary: { release: stock, share: 10 } }],
      // No page runs the shell's.
      ["shell", { live, lastGood: stock }],
    ]),
  ).toEqual([
    "mf-wizard 1.0.0-abc",
    "mf-b2b 1.0.0-abc",
    "mf-billing 1.0.0-abc",
  ]);
});
