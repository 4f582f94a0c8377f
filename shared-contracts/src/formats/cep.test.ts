import { cepDigits, maskCep } from "./cep.ts";

test.each([
  ["", ""],
  ["30140", "30140"],
  ["301400", "30140-0"],
  ["30140-071", "30140-071"],
  ["CEP 30.140-0719", "30140-071"],
])("%j reads as %j", (typed, masked) => {
  expect(maskCep(typed)).toBe(masked);
});

test.each([
  ["30140-071", "30140071"],
  ["CEP 30.140-071", "30140071"],
  ["30140-07", ""],
  ["30140-0719", ""],
  ["", ""],
])("%j has the digits %j", (typed, digits) => {
  expect(cepDigits(typed)).toBe(digits);
});
