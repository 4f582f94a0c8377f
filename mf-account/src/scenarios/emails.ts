import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, answers, noNetwork } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { sessions } from "./devices.ts";

const emails = scenariosOf("Emails", "/security");

const unconfirmed = answer("getSecurity", {
  ...sessions,
  emailConfirmed: false,
});
const SEND_LINK = "Enviar link";
const REMINDERS = "Receber lembretes por email";

async function switchReminders({ screen, user }: Actor) {
  await user.click(await screen.findByRole("checkbox", { name: REMINDERS }));
}

export const emailStates = [
  emails("emails", "Confirmado", "Email confirmado"),
  emails("emails-none", "Serviço sem email", "Safari no iOS", {
    ...answers(answer("getSecurity", { ...sessions, mail: false })),
  }),
  emails("email-unconfirmed", "A confirmar", "ainda não foi confirmado", {
    ...answers(unconfirmed),
  }),
  emails("email-link-sent", "Link enviado", "Confira também o spam", {
    ...answers(unconfirmed),
    play: press(SEND_LINK),
  }),
  emails("email-link-offline", "Link sem conexão", "Não foi possível enviar", {
    ...answers(unconfirmed, noNetwork("askConfirmation")),
    play: press(SEND_LINK),
  }),
  emails("reminders-off", "Lembretes desligados", "Lembretes desligados.", {
    play: switchReminders,
  }),
  emails("reminders-unknown", "Preferências sem conexão", "Não foi possível", {
    ...answers(noNetwork("getUserConfig")),
    play: switchReminders,
  }),
  emails("reminders-offline", "Lembretes sem conexão", "Não foi possível", {
    ...answers(noNetwork("updateUserConfig")),
    play: switchReminders,
  }),
];
