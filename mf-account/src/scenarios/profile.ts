import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { noNetwork, refusedField, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { loadingStates } from "isolation/usual-states";
import { errorTexts } from "shared-contracts/endpoints/error-codes";
import type { Profile } from "shared-contracts/entities/profile";

export const profile: Profile = {
  name: "helena prado",
  email: "helena@serra.com.br",
  phone: "31987654321",
};

/** Another account signs in with it. */
const taken = (path: keyof Profile, code: "EMAIL_TAKEN" | "PHONE_TAKEN") =>
  refusedField("updateProfile", path, errorTexts[code], code);

async function changeEmail(actor: Actor) {
  const { screen, user } = actor;
  await user.type(await screen.findByRole("textbox", { name: "Email" }), ".br");
  await press("Salvar dados")(actor);
}

async function changeEmailWithPassword(actor: Actor) {
  await changeEmail(actor);
  const { screen, user } = actor;
  await user.type(await screen.findByLabelText("Sua senha"), "segredo{Enter}");
}

async function changeName(actor: Actor) {
  const { screen, user } = actor;
  await user.type(
    await screen.findByRole("textbox", { name: "Nome" }),
    " Lima",
  );
  await press("Salvar dados")(actor);
}

export const FAILED = "Erro ao carregar dados";

const security = scenariosOf("Dados pessoais", "/security");
const after = (play: (actor: Actor) => Promise<void>) =>
  scenariosOf("Dados pessoais", "/security", { play });
const renaming = after(changeName);
const moving = after(changeEmailWithPassword);

export const profileStates = [
  security("profile", "Carregados", "Digite apenas o DDD e número"),
  ...loadingStates({
    id: "profile",
    group: "Dados pessoais",
    path: "/security",
    call: "getProfile",
    loading: "Carregando dados pessoais...",
    failed: FAILED,
  }),
  security("profile-incomplete", "Campo vazio", "Todos os campos são", {
    async play(actor) {
      const { screen, user } = actor;
      await user.clear(await screen.findByRole("textbox", { name: "Email" }));
      await press("Salvar dados")(actor);
    },
  }),
  renaming("profile-saving", "Salvando", "Salvando...", [
    silence("updateProfile"),
  ]),
  renaming("profile-saved", "Salvos", "Perfil atualizado com sucesso!"),
  moving(
    "profile-email-taken",
    "Email de outra conta",
    errorTexts.EMAIL_TAKEN,
    [taken("email", "EMAIL_TAKEN")],
  ),
  moving(
    "profile-phone-taken",
    "Telefone de outra conta",
    errorTexts.PHONE_TAKEN,
    [taken("phone", "PHONE_TAKEN")],
  ),
  after(changeEmail)(
    "profile-password",
    "Senha para outro email",
    "a mudança pede a senha",
  ),
  renaming(
    "profile-save-offline",
    "Sem conexão ao salvar",
    "Erro ao atualizar perfil: Falha após 3 tentativas",
    [noNetwork("updateProfile")],
  ),
];
