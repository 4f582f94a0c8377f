import { itemsInGroup } from "./items-in-group.ts";

test.each([
  [[], true, "nenhum item"],
  [["Copo"], true, "1 item"],
  [["Réchaud", "Toalha"], false, "2 itens: réchaud, toalha"],
  [["A", "B", "", "D", "E"], false, "5 itens: a, b, sem nome e mais 2"],
])("%j, open: %s, is %s", (names, isOpen, text) => {
  const rows = names.map((name, id) => ({ id, fields: { name } }));
  expect(itemsInGroup(rows, isOpen)).toBe(text);
});
