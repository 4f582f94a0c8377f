import { exact } from "shared-contracts/numbers/exact";
import { multipliedText } from "./multiplied-text.ts";

test.each([
  [true, false, 137, "137 convidados"],
  [true, false, 1, "1 convidado"],
  [true, true, 137, "160 com a equipe"],
  [false, true, 137, "23 da equipe"],
  [false, false, 137, "Valor fixo"],
])("guests %s, team %s, %d guests: %s", (byGuests, byTeam, guests, text) => {
  const line = { multiplyByGuests: byGuests, multiplyByTeam: byTeam };
  const headcount = { guests: exact(guests), team: exact(23) };
  expect(multipliedText(line, headcount)).toBe(text);
});
