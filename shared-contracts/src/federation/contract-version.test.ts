import {
  CONTRACTS,
  neededContracts,
  refusedContracts,
  statedContracts,
} from "./contract-version.ts";

const [major, minor] = CONTRACTS.core.split(".").map(Number) as [
  number,
  number,
];
const shell = { core: CONTRACTS.core, budget: "2.3.0" };

test.each([
  ["the same version", CONTRACTS.core, true],
  ["another patch", `${major}.${minor}.99`, true],
  ["an older minor", `${major}.${minor - 1}.0`, true],
  ["a newer minor", `${major}.${minor + 1}.0`, false],
  ["the next major", `${major + 1}.0.0`, false],
  ["the major before", `${major - 1}.9.0`, false],
  ["no version", "", false],
  ["a range", "^1.0.0", false],
])("%s", (_, core, accepted) => {
  expect(refusedContracts({ contract: core, contracts: { core } })).toEqual(
    accepted ? [] : [`core ${core}`],
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
  expect(refusedContracts({ contract: "1.6.0" })).toEqual([]);
});

test("a remote states what it needs, and the greatest version for shells that know one contract", () => {
  expect(statedContracts("core")).toEqual({
    contract: CONTRACTS.core,
    contracts: { core: CONTRACTS.core },
  });
  expect(statedContracts("core", "budget").contracts).toEqual(CONTRACTS);
});
