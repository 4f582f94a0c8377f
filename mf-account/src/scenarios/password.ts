import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answers,
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

const changePassword = passwords("antiga-senha", "nova-senha", "nova-senha");

const password = scenariosOf("Senha", "/security");

export const passwordStates = [
  password(
    "password-incomplete",
    "Campos em falta",
    "Todos os campos de senha são obrigatórios",
    { play: passwords("", "nova-senha", "nova-senha") },
  ),
  password(
    "password-short",
    "Nova senha curta",
    "A nova senha deve ter no mínimo 6 caracteres",
    { play: passwords("antiga-senha", "12345", "12345") },
  ),
  password(
    "password-different",
    "Confirmação diferente",
    "As senhas não coincidem",
    { play: passwords("antiga-senha", "nova-senha", "nova-senho") },
  ),
  password("password-changing", "Alterando", "Aguarde...", {
    ...answers(silence("changePassword")),
    play: changePassword,
  }),
  password(
    "password-wrong",
    "Senha atual incorreta",
    fieldTexts.currentPasswordWrong,
    {
      ...answers(wrongPassword("changePassword", "currentPassword")),
      play: changePassword,
    },
  ),
  password("password-common", "Fácil de adivinhar", fieldTexts.passwordCommon, {
    ...answers(
      refusedField("changePassword", "newPassword", fieldTexts.passwordCommon),
    ),
    play: changePassword,
  }),
  password(
    "password-conflict",
    "Já alterada",
    "Erro ao alterar senha: Esta ação não é mais possível.",
    {
      ...answers(refusal("changePassword", "CONFLICT")),
      play: changePassword,
    },
  ),
  password(
    "password-offline",
    "Sem conexão",
    "Erro ao alterar senha: Falha após 3 tentativas",
    { ...answers(noNetwork("changePassword")), play: changePassword },
  ),
  password("password-changed", "Alterada", "Senha alterada com sucesso!", {
    play: changePassword,
  }),
];
