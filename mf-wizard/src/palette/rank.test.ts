import { rankOf } from "./rank.ts";

test.each([
  ["ana", ["Casamento Ana e Rui"], 0],
  ["ANA casa", ["Casamento Ana e Rui"], 1],
  ["jose", ["Aniversário do José"], 0],
  ["mento", ["Casamento"], 2],
  ["ana 2027", ["Casamento Ana", "15/05/2027"], 0],
  ["ana lia", ["Casamento Ana"], null],
  ["9876", ["(31) 98765-4321", "31987654321"], 1],
  ["", ["Casamento"], 0],
])("%s in %j has rank %p", (query, texts, rank) => {
  expect(rankOf(query, texts)).toBe(rank);
});
