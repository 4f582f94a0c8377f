import { type Pix, pixSchema } from "shared-contracts/pix/pix";
import { pixFromTyped } from "./pix-from-typed.ts";

test.each<[Pix["kind"], string, string]>([
  ["cpf", "529.982.247-25", "52998224725"],
  ["cnpj", "12.345.678/0001-95", "12345678000195"],
  ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
  ["phone", "(31) 98765-4321", "+5531987654321"],
  ["phone", "+55 31 98765-4321", "+5531987654321"],
  ["email", " Contato@Sabores.com.br ", "contato@sabores.com.br"],
  [
    "random",
    "7D9F0335-8DCC-4054-9BF9-0DBD61D36906",
    "7d9f0335-8dcc-4054-9bf9-0dbd61d36906",
  ],
])("a %s typed as '%s' is kept as '%s'", (kind, key, kept) => {
  const pix = pixFromTyped({ kind, key, receiver: "Ana", city: "Betim" });
  expect(pix.key).toBe(kept);
  expect(pixSchema.safeParse(pix).success).toBe(true);
});

test("names lose their accents and double spaces", () => {
  const typed = { receiver: " Buffet  São João", city: "Nova Lima " };
  expect(
    pixFromTyped({ kind: "email", key: "a@b.com", ...typed }),
  ).toMatchObject({ receiver: "Buffet Sao Joao", city: "Nova Lima" });
});
