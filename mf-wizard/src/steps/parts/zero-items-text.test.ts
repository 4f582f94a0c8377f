import { groupItemsText, zeroItemsText } from "./zero-items-text.ts";

test.each([
  [1, 8, "1 item, 8 sem quantidade"],
  [3, 1, "3 itens, 1 sem quantidade"],
  [0, 8, "8 itens sem quantidade"],
  [0, 1, "1 item sem quantidade"],
  [3, 0, "3 itens"],
  [0, 0, "Nenhum item"],
])("%d with and %d without a quantity", (withQuantity, without, text) => {
  expect(groupItemsText(withQuantity, without)).toBe(text);
});

test("one is one", () => {
  expect(zeroItemsText(1)).toBe("1 item sem quantidade");
  expect(zeroItemsText(44)).toBe("44 itens sem quantidade");
});
