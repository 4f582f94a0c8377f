import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
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

const logoScreen = scenariosOf("Logo", "/config");
const sending = scenariosOf("Logo", "/config", {
  play: chooseFile("nova.png", "image/png"),
});
const removing = scenariosOf("Logo", "/config", {
  play: press("Remover", "Excluir"),
});

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
  sending("logo-sending", "Enviando", "Enviando...", [silence("uploadLogo")]),
  sending("logo-sent", "Enviada", "nova.png", [
    answer("getLogo", noLogo),
    answer("uploadLogo", {
      logoUrl: PICTURE,
      file: { name: "nova.png", width: 300, height: 112, bytes: 2048 },
    }),
  ]),
  sending("logo-refused", "Recusada pelo servidor", "Formato não aceito", [
    refusal("uploadLogo", "UNSUPPORTED_MEDIA"),
  ]),
  sending(
    "logo-send-offline",
    "Sem conexão ao enviar",
    "sem conexão com o servidor",
    [noNetwork("uploadLogo")],
  ),
  logoScreen("logo-remove", "Deseja Excluir?", "Deseja Excluir?", {
    play: press("Remover"),
  }),
  removing("logo-remove-error", "Erro ao remover", "Erro ao remover logo", [
    refusal("deleteLogo", "INTERNAL"),
  ]),
  removing(
    "logo-removed",
    "Removida",
    "Sem logo, a proposta sai só com os dados",
  ),
];
