import {
  CONTRACTS,
  refusedContracts,
  statedContracts,
} from "./contract-version.ts";

const shell = { core: "2.3.0", budget: "2.3.0" };

test.each([
  ["the same version", "2.3.0", true],
  ["another patch", "2.3.99", true],
  ["an older minor", "2.2.0", true],
  ["a newer minor", "2.4.0", false],
  ["the next major", "3.0.0", false],
  ["the major before", "1.9.0", false],
  ["no version", "", false],
  ["a range", "^1.0.0", false],
])("%s", (_, core, accepted) => {
  expect(refusedContracts({ core }, shell)).toEqual(
    accepted ? [] : [`core ${core}`],
  );
});

test("each contract is accepted by its own version", () => {
  const needed = { core: "2.3.0", budget: "2.4.1" };
  expect(refusedContracts(needed, shell)).toEqual(["budget 2.4.1"]);
  const fits = { ...needed, budget: "2.3.9" };
  expect(refusedContracts(fits, shell)).toEqual([]);
});

test("a remote of the core alone is independent of the budget's versions", () => {
  expect(refusedContracts({ core: "2.3.0" }, shell)).toEqual([]);
});

test("a remote states the contracts that it names", () => {
  expect(statedContracts("core")).toEqual({ core: CONTRACTS.core });
  expect(statedContracts("core", "budget")).toEqual(CONTRACTS);
});
