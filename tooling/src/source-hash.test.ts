import { isBuiltFrom } from "./source-hash.ts";

test.each([
  ["mf-billing/src/remote.tsx", true],
  ["shared-ui/src/tokens.css", true],
  ["mf-billing/package.json", true],
  ["package-lock.json", true],
  ["mf-billing/src/payment/due-date.test.ts", false],
  ["shell/src/App.test.tsx", false],
  ["shared-contracts/src/pricing/bill.test-data.ts", false],
  ["shared-contracts/contract-core.md", false],
  ["mf-billing/node_modules", false],
  ["mf-billing/dist", false],
])("a change of %s asks for a new build: %s", (path, counts) => {
  expect(isBuiltFrom(path)).toBe(counts);
});
