import { countJest, countPlaywright, sumCounts } from "./test-summary.ts";

const jest = {
  numPassedTests: 10,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTests: 10,
};

test("the parts add up", () => {
  expect(
    sumCounts([
      { passed: 2, failed: 0 },
      { passed: 10, failed: 1 },
      { passed: 5, failed: 2 },
    ]),
  ).toEqual({ passed: 17, failed: 3 });
});

test("a missing report is a failure", () => {
  expect(sumCounts([{ passed: 2, failed: 0 }, null])).toEqual({
    passed: 2,
    failed: 1,
  });
});

test("a part without a single result is a failure", () => {
  expect(sumCounts([{ passed: 0, failed: 0 }])).toEqual({
    passed: 0,
    failed: 1,
  });
});

test("a Jest suite that could not run is a failure", () => {
  const broken = {
    ...jest,
    numFailedTestSuites: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(broken)).toEqual({ passed: 10, failed: 1 });
});

test("an error outside Playwright's tests is a failure", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 };
  expect(countPlaywright({ stats, errors: ["no browser"] })).toEqual({
    passed: 4,
    failed: 1,
  });
});
