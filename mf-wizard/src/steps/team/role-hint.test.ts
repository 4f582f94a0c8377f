import { roleHint } from "./role-hint.ts";

test.each([
  ["garcom", 20, "1 a cada 20 convidados"],
  ["garcom", 12.5, "1 a cada 12,5 convidados"],
  ["garcom", 0, "1 a cada 20 convidados"],
  ["aux_cozinha", 12, "1 a cada 40 convidados"],
  ["fritadeira", 20, "1 por evento"],
  ["confeiteiro", 20, "Quantidade livre"],
  ["custom", 20, "Quantidade livre"],
  ["sommelier", 20, "Quantidade livre"],
])("%s with %d guests per waiter: %s", (role, guestsPerWaiter, hint) => {
  expect(roleHint(role, guestsPerWaiter)).toBe(hint);
});
