import { maskCpf } from "./cpf.ts";

test.each([
  ["", ""],
  ["123", "123"],
  ["1234", "123.4"],
  ["12345678909", "123.456.789-09"],
  ["123.456.789-09", "123.456.789-09"],
  ["CPF 123456789091", "123.456.789-09"],
])("'%s' reads as '%s'", (typed, masked) => {
  expect(maskCpf(typed)).toBe(masked);
});
