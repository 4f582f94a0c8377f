import { ApiError } from "../client/api-error.ts";
import { errorsByField } from "./errors-by-field.ts";

const paths = { name: "customerData.name", cpf: "customerData.cpfCnpj" };
const name = { path: "customerData.name", message: "Informe seu nome" };
const plan = { path: "planId", message: "Campo obrigatório" };

const refusal = (errors: (typeof name)[]) =>
  new ApiError("Dados inválidos", {
    code: "VALIDATION",
    status: 400,
    attempts: 1,
    errors,
  });

test.each([
  [[name], { name: name.message }, false],
  [refusal([name]), { name: name.message }, false],
  [refusal([name, plan]), { name: name.message }, true],
  [refusal([name, { ...name, message: "x" }]), { name: name.message }, false],
  [refusal([]), {}, true],
  [new Error("sem conexão"), {}, true],
  [null, {}, true],
])("%s is %j, elsewhere: %s", (refused, fields, elsewhere) => {
  expect(errorsByField(refused, paths)).toEqual({ fields, elsewhere });
});
