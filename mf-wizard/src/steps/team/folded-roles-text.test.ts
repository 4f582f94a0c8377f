import { foldedRolesText } from "./folded-roles-text.ts";

test.each([
  [["Chef"], "1 função sem quantidade: Chef"],
  [["A", "B", "C"], "3 funções sem quantidade: A, B, C"],
  [["A", "B", "C", "D", "E"], "5 funções sem quantidade: A, B, C e mais 2"],
])("%j", (names, text) => {
  expect(foldedRolesText(names)).toBe(text);
});
