import { cnpjLooksWrong } from "./cnpj.ts";

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
