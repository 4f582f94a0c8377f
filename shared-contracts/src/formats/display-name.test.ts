import { displayName } from "./display-name.ts";

test.each([
  ["helena prado", "Helena Prado"],
  ["maria das graças de sá e silva", "Maria das Graças de Sá e Silva"],
  ["da serra", "Da Serra"],
  ["ângela", "Ângela"],
  ["", ""],
])("%j is shown as %j", (name, shown) => {
  expect(displayName(name)).toBe(shown);
});
