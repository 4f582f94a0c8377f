import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork } from "isolation/scenario-answer";
import { sessions } from "./devices.ts";

const emails = scenariosOf("Emails", "/security");

const unconfirmed = answer("getSecurity", {
  ...sessions,
  emailConfirmed: false,
});
const confirming = scenariosOf("Emails", "/security", {
  api: () => [unconfirmed],
  play: press("Enviar link"),
});
const switching = scenariosOf("Emails", "/security", {
  async play({ screen, user }) {
    const name = "Receber lembretes por email";
    await user.click(await screen.findByRole("checkbox", { name }));
  },
});

export const emailStates = [
  emails("emails", "Confirmado", "Email confirmado"),
  emails("emails-none", "Serviço sem email", "Safari no iOS", [
    answer("getSecurity", { ...sessions, mail: false }),
  ]),
  emails("email-unconfirmed", "A confirmar", "ainda não foi confirmado", [
    unconfirmed,
  ]),
  confirming("email-link-sent", "Link enviado", "Confira também o spam"),
  confirming("email-link-offline", "Link sem conexão", "Não foi possível", [
    noNetwork("askConfirmation"),
  ]),
  switching("reminders-off", "Lembretes desligados", "Lembretes desligados."),
  switching("reminders-unknown", "Preferências sem conexão", "Não foi", [
    noNetwork("getUserConfig"),
  ]),
  switching("reminders-offline", "Lembretes sem conexão", "Não foi possível", [
    noNetwork("updateUserConfig"),
  ]),
];
