import { cnpjLooksWrong, maskCnpj } from "./cnpj.ts";

test.each([
  ["", ""],
  ["12", "12"],
  ["123", "12.3"],
  ["123456789", "12.345.678/9"],
  ["12345678000195", "12.345.678/0001-95"],
  ["12.345.678/0001-95", "12.345.678/0001-95"],
  ["12abc34501de35", "12.ABC.345/01DE-35"],
  ["12.abc.345/01de-x3y5z", "12.ABC.345/01DE-35"],
  ["123456780001959", "12.345.678/0001-95"],
])("%j reads as %j", (typed, masked) => {
  expect(maskCnpj(typed)).toBe(masked);
});

test.each([
  ["", false],
  ["12.345.678/0001-9", false],
  ["12.345.678/0001-95", false],
  ["12.345.678/0001-96", true],
  ["00.000.000/0001-91", false],
  ["12.ABC.345/01DE-35", false],
  ["12.ABD.345/01DE-35", true],
])("%j looks wrong: %s", (cnpj, wrong) => {
  expect(cnpjLooksWrong(cnpj)).toBe(wrong);
});
