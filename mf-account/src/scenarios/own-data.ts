import { press } from "isolation/press";
import { type Scenario, scenariosOf } from "isolation/scenario";
import { noNetwork } from "isolation/scenario-answer";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { withPassword, wrongPassword } from "./press-with-password.ts";

const after = (play: Scenario["play"] & {}) =>
  scenariosOf("Seus dados", "/security", { play });
const exporting = after(withPassword("Baixar meus dados"));
const erasing = after(withPassword("Apagar a conta"));

export const ownDataStates = [
  after(press("Baixar meus dados"))(
    "own-data-export",
    "Baixar",
    "Guarde-o em lugar seguro",
  ),
  exporting(
    "own-data-offline",
    "Baixar sem conexão",
    "Não foi possível baixar",
    [noNetwork("exportOwnData")],
  ),
  after(press("Apagar a conta"))(
    "own-data-erase",
    "Apagar",
    "Em 7 dias tudo é apagado",
  ),
  erasing(
    "own-data-password",
    "Senha incorreta",
    fieldTexts.currentPasswordWrong,
    [wrongPassword("eraseOwnAccount")],
  ),
  erasing("own-data-erase-offline", "Apagar sem conexão", "Não foi possível", [
    noNetwork("eraseOwnAccount"),
  ]),
];
