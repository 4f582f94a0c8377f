import * as z from "zod/mini";
import { endpoints } from "./table.ts";
import { fieldErrors } from "./field-errors.ts";

const schema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(5)),
  count: z.optional(z.number().check(z.int(), z.minimum(1))),
  flag: z.optional(z.boolean()),
  kind: z.optional(z.enum(["a", "b"])),
  rows: z.optional(
    z.array(z.object({ name: z.string() })).check(z.maxLength(2)),
  ),
  place: z.optional(
    z.union([z.string(), z.strictObject({ city: z.string() })]),
  ),
});

test.each([
  [{ text: "ok" }, {}],
  [undefined, { "": "Campo obrigatório" }],
  [5, { "": "Deve ser um objeto" }],
  [{}, { text: "Campo obrigatório" }],
  [{ text: "" }, { text: "Não pode ficar vazio" }],
  [{ text: 5 }, { text: "Deve ser um texto" }],
  [{ text: "123456" }, { text: "Deve ter no máximo 5 caracteres" }],
  [{ text: "a", count: 1.5 }, { count: "Deve ser um número inteiro" }],
  [{ text: "a", count: 0 }, { count: "Deve ser pelo menos 1" }],
  [{ text: "a", flag: 1 }, { flag: "Deve ser verdadeiro ou falso" }],
  [{ text: "a", kind: "c" }, { kind: "Deve ser um destes: a, b" }],
  [{ text: "a", rows: {} }, { rows: "Deve ser uma lista" }],
  [
    { text: "a", rows: [{ name: "" }, {}] },
    { "rows[1].name": "Campo obrigatório" },
  ],
  [{ text: "a", rows: [{}, {}, {}] }, { rows: "Deve ter no máximo 2 itens" }],
  [{ text: "a", place: 5 }, { place: "Formato não aceito" }],
  [{ text: "a", place: {} }, { "place.city": "Campo obrigatório" }],
  [
    { text: "a", more: 1, other: 2 },
    { more: "Campo desconhecido", other: "Campo desconhecido" },
  ],
])("%j is refused with %j", (value, expected) => {
  const errors = fieldErrors(schema, value);
  expect(
    Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  ).toEqual(expected);
});

test("each fault of a registration has its own Portuguese text, in the form's order", () => {
  const errors = fieldErrors(endpoints.register.body, {
    name: " ",
    email: "maria@",
    phone: "31",
    password: "1",
  });
  expect(errors).toEqual([
    { path: "name", message: "Informe seu nome" },
    {
      path: "email",
      message: "Confira o email: ele deve ser como nome@exemplo.com.br",
    },
    { path: "phone", message: "Digite o DDD e o número, como (31) 98765-4321" },
    { path: "password", message: "A senha deve ter no mínimo 6 caracteres" },
  ]);
});

test("no more errors than a person reads come of one body", () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`key${index}`, 1]),
  );
  expect(fieldErrors(schema, { text: "a", ...unknown })).toHaveLength(100);
});
