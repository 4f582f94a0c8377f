import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  noNetwork,
  refusal,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { loadingStates } from "isolation/usual-states";
import type { Logo } from "shared-contracts/entities/logo";
import { FAILED } from "./profile.ts";

export const noLogo: Logo = { logoUrl: null, file: null };

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='112'%3E%3Crect width='300' height='112' rx='16' fill='%234a2b12'/%3E%3C/svg%3E";

export const logo: Logo = {
  logoUrl: PICTURE,
  file: { name: "serra.png", width: 300, height: 112, bytes: 86_016 },
};

const chooseFile =
  (name: string, type: string) =>
  async ({ screen, user }: Actor) => {
    const picker = await screen.findByLabelText("Arquivo da logo");
    // A user may let the picker show every file.
    picker.removeAttribute("accept");
    await user.upload(picker, new File(["x"], name, { type }));
  };

const choosePicture = chooseFile("nova.png", "image/png");

const logoScreen = scenariosOf("Logo", "/config");

export const logoStates = [
  logoScreen("logo", "Com logo", "Como fica na proposta em PDF"),
  ...loadingStates({
    id: "logo",
    group: "Logo",
    path: "/config",
    call: "getLogo",
    loading: "Carregando logo...",
    failed: FAILED,
  }),
  logoScreen(
    "logo-wrong-type",
    "Tipo recusado",
    "Apenas arquivos PNG, JPG e JPEG são permitidos",
    { play: chooseFile("logo.gif", "image/gif") },
  ),
  logoScreen("logo-sending", "Enviando", "Enviando...", {
    ...answers(silence("uploadLogo")),
    play: choosePicture,
  }),
  logoScreen("logo-sent", "Enviada", "nova.png", {
    ...answers(
      answer("getLogo", noLogo),
      answer("uploadLogo", {
        logoUrl: PICTURE,
        file: { name: "nova.png", width: 300, height: 112, bytes: 2048 },
      }),
    ),
    play: choosePicture,
  }),
  logoScreen("logo-refused", "Recusada pelo servidor", "Formato não aceito", {
    ...answers(refusal("uploadLogo", "UNSUPPORTED_MEDIA")),
    play: choosePicture,
  }),
  logoScreen(
    "logo-send-offline",
    "Sem conexão ao enviar",
    "sem conexão com o servidor",
    { ...answers(noNetwork("uploadLogo")), play: choosePicture },
  ),
  logoScreen("logo-remove", "Deseja Excluir?", "Deseja Excluir?", {
    play: press("Remover"),
  }),
  logoScreen("logo-remove-error", "Erro ao remover", "Erro ao remover logo", {
    ...answers(refusal("deleteLogo", "INTERNAL")),
    play: press("Remover", "Excluir"),
  }),
  logoScreen(
    "logo-removed",
    "Removida",
    "Sem logo, a proposta sai só com os dados",
    { play: press("Remover", "Excluir") },
  ),
];
