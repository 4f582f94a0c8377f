import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toText } from "shared-contracts/numbers/exact";
import { guestScenario, scenarioGuests } from "./guest-scenario.ts";
import { toDecimalText } from "shared-contracts/numbers/rounding";

// The figures of the sample budget for other numbers of guests: team, total, per person.
test.each([
  [80, "37", "20958.56", "261.98"],
  [90, "40", "23454.90", "260.61"],
  [100, "40", "25004.00", "250.04"],
  [120, "43", "28769.44", "239.75"],
  [130, "45", "30954.70", "238.11"],
  [150, "47", "34689.06", "231.26"],
])(
  "%d guests: a team of %s, R$ %s, R$ %s each",
  (guests, team, total, each) => {
    const { teamSize, totals } = guestScenario(SAMPLE_100, guests);
    expect([
      toText(teamSize),
      toDecimalText(totals.total),
      toDecimalText(totals.perPerson),
    ]).toEqual([team, total, each]);
  },
);

test("the present number of guests keeps a team set by hand", () => {
  const [first, ...rest] = SAMPLE_100.team;
  const budget = { ...SAMPLE_100, team: [{ ...first!, quantity: 9 }, ...rest] };
  expect(toText(guestScenario(budget, 100).teamSize)).toBe("44");
});

test.each([
  [100, [80, 90, 100, 120, 150]],
  [137, [110, 125, 137, 165, 205]],
  [7, [5, 7, 10]],
  [3, [3, 5]],
  [1, [1]],
  [0, []],
])("%d guests are compared with %j", (guests, compared) => {
  expect(scenarioGuests(guests)).toEqual(compared);
});
