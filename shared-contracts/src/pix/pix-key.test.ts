import type { Pix } from "./pix.ts";
import { formatPixKey } from "./pix-key.ts";

test.each<[Pix["kind"], string, string]>([
  ["cnpj", "11222333000181", "11.222.333/0001-81"],
  ["cnpj", "12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["cpf", "52998224725", "529.982.247-25"],
  ["phone", "+5531987654321", "(31) 98765-4321"],
  ["phone", "+553133445566", "(31) 3344-5566"],
  ["email", "contato@buffet.com", "contato@buffet.com"],
  [
    "random",
    "123e4567-e89b-12d3-a456-426614174000",
    "123e4567-e89b-12d3-a456-426614174000",
  ],
])("a key %s %s is written %s", (kind, key, written) => {
  expect(formatPixKey({ kind, key })).toBe(written);
});
