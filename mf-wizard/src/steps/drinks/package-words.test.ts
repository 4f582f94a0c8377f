import { packageWords } from "./package-words.ts";

test.each([
  ["Cerveja", 350, "ml", "latas"],
  ["Guaraná", 0.5, "L", "latas"],
  ["Cerveja", 600, "ml", "garrafas"],
  ["Água mineral", 500, "ml", "garrafas"],
  ["Água da equipe", 20, "L", "galões"],
  ["Água da equipe", 1, "gal", "galões"],
  ["Gelo", 5, "kg", "sacos"],
  ["Açúcar", 500, "g", "sacos"],
  ["Espumante", 6, "un", "garrafas"],
  ["Canudo", 100, "cent", "embalagens"],
])("%s of %d %s is bought in %s", (name, packageSize, unit, words) => {
  expect(packageWords({ name, packageSize, unit })[1]).toBe(words);
});
