import { soundsAlcoholic } from "./alcoholic-names.ts";

test.each([
  ["Cerveja (lata 350 ml)", true],
  ["GIN", true],
  ["Vinho tinto seco", true],
  ["Espumante brut", true],
  ["Vodka", true],
  ["Whisky 8 anos", true],
  ["Uísque", true],
  ["Saquê", true],
  ["Cachaça envelhecida", true],
  ["Cerveja sem álcool", false],
  ["Cerveja zero", false],
  ["Ginger ale", false],
  ["Suco de uva", false],
  ["Rumo", false],
  ["", false],
])("%s: %s [alcohol-by-name]", (name, expected) => {
  expect(soundsAlcoholic(name)).toBe(expected);
});
