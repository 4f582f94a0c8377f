import { matcher } from "./matcher.ts";

test.each([
  ["MOLHO", "Filé ao molho", true],
  ["agua", "Água mineral", true],
  ["Álcool", "Sem álcool", true],
  ["  gelo ", "Gelo", true],
  ["gelo", "Gel", false],
])("%p in %p: %p", (query, text, found) => {
  expect(matcher(query)(["", text])).toBe(found);
});
