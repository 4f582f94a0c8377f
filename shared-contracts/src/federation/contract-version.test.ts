import { acceptsContract, CONTRACT_VERSION } from "./contract-version.ts";

const [major, minor] = CONTRACT_VERSION.split(".").map(Number) as [
  number,
  number,
];

test.each([
  ["the same version", CONTRACT_VERSION, true],
  ["another patch", `${major}.${minor}.99`, true],
  ["a newer minor", `${major}.${minor + 1}.0`, false],
  ["the next major", `${major + 1}.0.0`, false],
  ["the major before", `${major - 1}.9.0`, false],
  ["no version", "", false],
  ["a range", "^1.0.0", false],
])("%s", (_, version, accepted) => {
  expect(acceptsContract(version)).toBe(accepted);
});

test("another shell is asked about by its own version", () => {
  expect(acceptsContract("2.1.0", "2.1.4")).toBe(true);
  expect(acceptsContract("2.2.0", "2.1.4")).toBe(false);
});
