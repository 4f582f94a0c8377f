import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal } from "isolation/scenario-answer";
import { loadingStates } from "isolation/usual-states";
import { withPassword } from "./press-with-password.ts";
import { FAILED } from "./profile.ts";

export const sessions = {
  sessions: [
    {
      id: "018f0000-0000-7000-8000-000000000001",
      device: "Chrome no Windows",
      createdAt: "2026-11-03T12:00:00.000Z",
      lastUsedAt: "2026-11-20T12:00:00.000Z",
      current: true,
    },
    {
      id: "018f0000-0000-7000-8000-000000000002",
      device: "Safari no iOS",
      createdAt: "2026-10-12T12:00:00.000Z",
      lastUsedAt: "2026-11-18T12:00:00.000Z",
      current: false,
    },
  ],
  emailConfirmed: true,
  reminders: true,
  mail: true,
};

const devices = scenariosOf("Aparelhos", "/security");
const FROM_IPHONE = "Encerrar Safari no iOS";
const ending = scenariosOf("Aparelhos", "/security", {
  play: withPassword(FROM_IPHONE),
});

export const deviceStates = [
  devices("devices", "Dois aparelhos", "Safari no iOS"),
  ...loadingStates({
    id: "devices",
    group: "Aparelhos",
    path: "/security",
    call: "getSecurity",
    loading: "Carregando aparelhos conectados...",
    failed: FAILED,
  }),
  devices("devices-many", "Cem aparelhos", "Aparelho 100", [
    answer("getSecurity", {
      ...sessions,
      sessions: Array.from({ length: 100 }, (_, nth) => ({
        ...sessions.sessions[1]!,
        id: `018f0000-0000-7000-8000-${String(nth).padStart(12, "0")}`,
        device: `Aparelho ${nth + 1}`,
      })),
    }),
  ]),
  devices("device-end", "Encerrar", "terá de entrar de novo", {
    play: press(FROM_IPHONE),
  }),
  ending("device-gone", "Já encerrado", "Não foi possível encerrar", [
    refusal("endSession", "NOT_FOUND"),
  ]),
  ending("device-offline", "Encerrar sem conexão", "Não foi possível", [
    noNetwork("endSession"),
  ]),
  devices("devices-end-all", "Sair de todos", "neste também", {
    play: press("Sair de todos os aparelhos"),
  }),
  devices("devices-end-all-offline", "Sair de todos sem conexão", "Não foi", {
    api: () => [noNetwork("logout")],
    play: withPassword("Sair de todos os aparelhos"),
  }),
];
