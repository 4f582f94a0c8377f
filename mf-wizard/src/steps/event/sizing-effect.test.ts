import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { toNumber } from "shared-contracts/numbers/exact";
import { sizingEffect } from "./sizing-effect.ts";
import { sizeTeam } from "shared-contracts/pricing/team-sizing";

test.each([
  [150, 7, 1230],
  [100, 0, 0],
  [40, -6, -1230],
])("%d guests change the sample team by %d people", (guests, people, cost) => {
  const { team } = SAMPLE_100;
  const effect = sizingEffect(
    sizeTeam(team, guests, 20),
    (id) => team.find((member) => member.id === id)?.cost ?? 0,
  );
  expect(toNumber(effect.people)).toBe(people);
  expect(toNumber(effect.cost)).toBe(cost);
});
