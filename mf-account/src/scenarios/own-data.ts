import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answers, noNetwork } from "isolation/scenario-answer";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { withPassword, wrongPassword } from "./press-with-password.ts";

const ownData = scenariosOf("Seus dados", "/security");

export const ownDataStates = [
  ownData("own-data-export", "Baixar", "Guarde-o em lugar seguro", {
    play: press("Baixar meus dados"),
  }),
  ownData("own-data-offline", "Baixar sem conexão", "Não foi possível baixar", {
    ...answers(noNetwork("exportOwnData")),
    play: withPassword("Baixar meus dados"),
  }),
  ownData("own-data-erase", "Apagar", "Em 7 dias tudo é apagado", {
    play: press("Apagar a conta"),
  }),
  ownData(
    "own-data-password",
    "Senha incorreta",
    fieldTexts.currentPasswordWrong,
    {
      ...answers(wrongPassword("eraseOwnAccount")),
      play: withPassword("Apagar a conta"),
    },
  ),
  ownData("own-data-erase-offline", "Apagar sem conexão", "Não foi possível", {
    ...answers(noNetwork("eraseOwnAccount")),
    play: withPassword("Apagar a conta"),
  }),
];
