import { seededRandom } from "../../test/seeded-random.ts";
import { isWorse } from "./is-worse.ts";

/** The share of 500 canaries that are stopped while 1,000 accounts open them, and after how many given ones. */
function stoppedOf(share: number, live: number, canary: number) {
  const random = seededRandom(7);
  const after: number[] = [];
  for (let run = 0; run < 500; run++) {
    const arms = {
      given: { accounts: 0, failed: 0 },
      others: { accounts: 0, failed: 0 },
    };
    for (let account = 0; account < 1000; account++) {
      const isGiven = random() < share;
      const arm = isGiven ? arms.given : arms.others;
      arm.accounts += 1;
      if (random() >= (isGiven ? canary : live)) continue;
      arm.failed += 1;
      if (!isWorse(arms.given, arms.others)) continue;
      after.push(arms.given.accounts);
      break;
    }
  }
  return { stopped: after.length / 500, latest: Math.max(...after) };
}

test.each([
  [0.1, 0.01],
  [0.5, 0.01],
  [0.5, 0.05],
  [0.5, 0.2],
])(
  "a canary for %d of the accounts that fails like the live release, for %d, is stopped once in a hundred at most [canary-stops-itself]",
  (share, fails) => {
    expect(stoppedOf(share, fails, fails).stopped).toBeLessThanOrEqual(0.01);
  },
);

test("one that fails for a third of its users is stopped before 100 had it [canary-stops-itself]", () => {
  const { stopped, latest } = stoppedOf(0.3, 0.01, 0.33);
  expect(stopped).toBe(1);
  expect(latest).toBeLessThan(100);
});

test.each([
  [29, 300],
  [300, 29],
])("%d accounts against %d prove nothing", (given, others) => {
  expect(
    isWorse(
      { accounts: given, failed: given },
      { accounts: others, failed: 0 },
    ),
  ).toBe(false);
});

test("one that never opens is stopped at 30 accounts", () => {
  const others = { accounts: 30, failed: 0 };
  expect(isWorse({ accounts: 30, failed: 30 }, others)).toBe(true);
});

test("where everything fails nothing is worse", () => {
  const all = { accounts: 1000, failed: 1000 };
  expect(isWorse(all, all)).toBe(false);
});
