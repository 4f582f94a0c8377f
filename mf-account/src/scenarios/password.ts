import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  noNetwork,
  refusal,
  refusedField,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { wrongPassword } from "./press-with-password.ts";

const passwords =
  (current: string, next: string, repeated: string) => async (actor: Actor) => {
    const { screen, user } = actor;
    const fields = {
      "Senha atual": current,
      "Nova senha": next,
      "Confirmar nova senha": repeated,
    };
    for (const [label, text] of Object.entries(fields))
      if (text) await user.type(await screen.findByLabelText(label), text);
    await press("Alterar senha")(actor);
  };

const typing = (...typed: Parameters<typeof passwords>) =>
  scenariosOf("Senha", "/security", { play: passwords(...typed) });
const changing = typing("antiga-senha", "nova-senha", "nova-senha");

export const passwordStates = [
  typing("", "nova-senha", "nova-senha")(
    "password-incomplete",
    "Campos em falta",
    "Todos os campos de senha são obrigatórios",
  ),
  typing("antiga-senha", "12345", "12345")(
    "password-short",
    "Nova senha curta",
    "A nova senha deve ter no mínimo 6 caracteres",
  ),
  typing("antiga-senha", "nova-senha", "nova-senho")(
    "password-different",
    "Confirmação diferente",
    "As senhas não coincidem",
  ),
  changing("password-changing", "Alterando", "Aguarde...", [
    silence("changePassword"),
  ]),
  changing(
    "password-wrong",
    "Senha atual incorreta",
    fieldTexts.currentPasswordWrong,
    [wrongPassword("changePassword", "currentPassword")],
  ),
  changing("password-common", "Fácil de adivinhar", fieldTexts.passwordCommon, [
    refusedField("changePassword", "newPassword", fieldTexts.passwordCommon),
  ]),
  changing(
    "password-conflict",
    "Já alterada",
    "Erro ao alterar senha: Esta ação não é mais possível.",
    [refusal("changePassword", "CONFLICT")],
  ),
  changing(
    "password-offline",
    "Sem conexão",
    "Erro ao alterar senha: Falha após 3 tentativas",
    [noNetwork("changePassword")],
  ),
  changing("password-changed", "Alterada", "Senha alterada com sucesso!"),
];
