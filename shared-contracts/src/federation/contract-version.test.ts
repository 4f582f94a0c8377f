import {
  CONTRACTS,
  neededContracts,
  refusedContracts,
  statedContracts,
} from "./contract-version.ts";

const shell = { core: CONTRACTS.core, budget: "2.3.0" };

test.each([
  ["the same version", "2.3.0", true],
  ["another patch", "2.3.99", true],
  ["an older minor", "2.2.0", true],
  ["a newer minor", "2.4.0", false],
  ["the next major", "3.0.0", false],
  ["the major before", "1.9.0", false],
  ["no version", "", false],
  ["a range", "^2.3.0", false],
])("%s", (_, budget, accepted) => {
  const contracts = { core: CONTRACTS.core, budget };
  expect(refusedContracts({ contract: budget, contracts }, shell)).toEqual(
    accepted ? [] : [`budget ${budget}`],
  );
});

test("each contract is accepted by its own version", () => {
  const contracts = { core: CONTRACTS.core, budget: "2.4.1" };
  const stated = { contract: "2.4.1", contracts };
  expect(refusedContracts(stated, shell)).toEqual(["budget 2.4.1"]);
  const fits = { ...contracts, budget: "2.3.9" };
  expect(refusedContracts({ ...stated, contracts: fits }, shell)).toEqual([]);
});

test("a remote of the core alone is independent of the budget's versions", () => {
  const contracts = { core: CONTRACTS.core };
  expect(
    refusedContracts({ contract: CONTRACTS.core, contracts }, shell),
  ).toEqual([]);
});

test("a release from before the contracts were two needs both in its one version", () => {
  expect(neededContracts({ contract: "1.6.0" })).toEqual({
    core: "1.6.0",
    budget: "1.6.0",
  });
});

test("a remote states what it needs, and the greatest version for shells that know one contract", () => {
  expect(statedContracts("core")).toEqual({
    contract: CONTRACTS.core,
    contracts: { core: CONTRACTS.core },
  });
  expect(statedContracts("core", "budget").contracts).toEqual(CONTRACTS);
});
