import { newTeamMember } from "../parts/team.ts";
import { ROLES } from "../catalog/roles.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { sizedTeam, sizeTeam, suggestedQuantity } from "./team-sizing.ts";

// guests, then: garcom (20 each), maitre, cozinheiro, fritadeira, aux_cozinha, copeiro, churrasqueiro, aux_salao,
// recepcionista, confeiteiro, lavador, faxineiro, custom
test.each([
  [1, [1, 1, 1, 1, 1, 1, 1, 1, 1, null, 1, 1, null]],
  [100, [5, 1, 1, 1, 3, 2, 1, 1, 1, null, 1, 1, null]],
  [101, [6, 1, 1, 1, 3, 2, 1, 2, 1, null, 2, 1, null]],
  [150, [8, 1, 1, 1, 4, 2, 1, 2, 2, null, 2, 1, null]],
  [161, [9, 2, 2, 1, 5, 3, 2, 2, 2, null, 2, 2, null]],
])("%d guests", (guests, expected) => {
  const suggested = ROLES.map((role) => suggestedQuantity(role.id, guests, 20));
  expect(suggested).toEqual(expected);
});

test("guests per waiter counts as 20 when it is 0 or less, and may be a decimal [twenty-guests-per-waiter]", () => {
  expect(suggestedQuantity("garcom", 100, 0)).toBe(5);
  expect(suggestedQuantity("garcom", 100, -3)).toBe(5);
  expect(suggestedQuantity("garcom", 21, 0.7)).toBe(30);
  expect(suggestedQuantity("garcom", 100, 12.5)).toBe(8);
  expect(suggestedQuantity("garcom", 100, 1e-300)).toBe(1e9);
});

test("a role that the catalog does not know is not sized", () => {
  expect(suggestedQuantity("magico", 100, 20)).toBeNull();
});

test("an event without guests sizes nothing [sizing-needs-guests]", () => {
  expect(suggestedQuantity("garcom", 0, 20)).toBeNull();
  expect(sizeTeam(SAMPLE_100.team, 0, 20)).toEqual([]);
});

test("the sample's team from 100 to 150 guests", () => {
  const changes = sizeTeam(SAMPLE_100.team, 150, 20);
  expect(changes.map(({ role, from, to }) => [role, from, to])).toEqual([
    ["garcom", 5, 8],
    ["aux_cozinha", 3, 4],
    ["aux_salao", 1, 2],
    ["recepcionista", 1, 2],
    ["lavador", 1, 2],
  ]);
});

test("a team already the right size is left alone", () => {
  expect(sizeTeam(SAMPLE_100.team, 100, 20)).toEqual([]);
});

test("only the first row of a role is sized [sizing-first-row-of-role]", () => {
  const team = [
    { ...newTeamMember(4, "garcom"), name: "Garçom chefe" },
    newTeamMember(7, "garcom"),
    newTeamMember(9, "custom"),
  ];
  expect(sizeTeam(team, 100, 20)).toEqual([
    { id: 4, role: "garcom", name: "Garçom chefe", from: 1, to: 5 },
  ]);
});

test("a team at its size keeps the people of roles that are not sized", () => {
  const waiter = newTeamMember(1, "garcom");
  const baker = { ...newTeamMember(2, "confeiteiro"), quantity: 4, cost: 90 };
  expect(sizedTeam([waiter, baker], 150, 20)).toEqual([
    { ...waiter, quantity: 8 },
    baker,
  ]);
  expect(sizedTeam([waiter, baker], 0, 20)).toEqual([waiter, baker]);
});
