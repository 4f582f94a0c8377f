import { press } from "isolation/press";
import { answer, noNetwork, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { kept, opened, SOURCES } from "./fixtures/proposal-account.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";

/** What is typed is saved. */
const SAVES = [
  answer("updateBudget", {
    id: 1,
    nome: savedBudget().nome,
    totalFinal: 25004,
    createdAt: "2026-11-22T15:00:00.000Z",
    updatedAt: "2026-11-22T15:00:00.000Z",
    versao: 4,
  }),
  answer("updateUserConfig", { darkMode: false }),
];

const prepare = press("Preparar proposta");

/** Opens a section of the editor, and presses more buttons. */
const inSection =
  (section: RegExp, ...more: (string | RegExp)[]) =>
  async (actor: Actor) => {
    await prepare(actor);
    await press(section)(actor);
    for (const name of more) await press(name)(actor);
  };

/** Fills in a good PIX key and stores it. */
async function storeKey(actor: Actor) {
  await inSection(/^Condições/, "Informar chave")(actor);
  const { screen, user } = actor;
  await user.selectOptions(
    await screen.findByLabelText("Tipo da chave"),
    "email",
  );
  await user.type(
    screen.getByLabelText("Chave"),
    "contato@saboresdaserra.com.br",
  );
  await user.type(
    screen.getByLabelText("Nome de quem recebe"),
    "SABORES DA SERRA",
  );
  await user.type(screen.getByLabelText("Cidade de quem recebe"), "NOVA LIMA");
  await user.type(screen.getByLabelText("Sua senha"), "segredo");
  await press("Guardar chave")(actor);
}

export const proposalEditorStates = [
  opened("proposal-editor", "Preparar", "Proposta válida até", {
    ...kept({}, ...SOURCES),
    play: prepare,
  }),
  opened("proposal-editor-loading", "Preparar: carregando", "Montando a pr", {
    ...kept({}, ...SOURCES, silence("getCompany")),
    play: prepare,
  }),
  opened("proposal-editor-offline", "Preparar: sem prévia", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getCompany")),
    play: prepare,
  }),
  opened("proposal-editor-profile", "Preparar: sem perfil", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getProfile")),
    play: prepare,
  }),
  opened("proposal-editor-logo", "Preparar: sem logo", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getLogo")),
    play: prepare,
  }),
  opened("proposal-editor-colour", "Preparar: cor não salva", "os ajustes: ", {
    ...kept({}, ...SOURCES, noNetwork("updateUserConfig")),
    async play({ screen, user }) {
      await prepare({ screen, user });
      await press(/^Aparência/)({ screen, user });
      await user.click(await screen.findByRole("radio", { name: "Mata" }));
    },
  }),
  opened("proposal-conditions", "Condições", "contando do envio", {
    ...kept({}, ...SOURCES),
    play: inSection(/^Condições/),
  }),
  opened("proposal-conditions-bad", "Condições: prazo demais", "Use de 1 a", {
    ...kept({}, ...SOURCES, ...SAVES),
    async play(actor) {
      await inSection(/^Condições/)(actor);
      const field = await actor.screen.findByLabelText("Validade");
      await actor.user.clear(field);
      await actor.user.type(field, "400");
    },
  }),
  opened("proposal-signs", "Condições: sinais que não saem", "um quadrado", {
    ...kept({}, ...SOURCES, ...SAVES),
    async play(actor) {
      await inSection(/^Condições/)(actor);
      await actor.user.type(
        await actor.screen.findByLabelText("Observações"),
        "Chá 中",
      );
    },
  }),
  opened("proposal-pix", "Chave PIX", "Guardar chave", {
    ...kept({}, ...SOURCES),
    play: inSection(/^Condições/, "Informar chave"),
  }),
  opened("proposal-pix-empty", "Chave PIX: em branco", "Informe sua senha", {
    ...kept({}, ...SOURCES),
    play: inSection(/^Condições/, "Informar chave", "Guardar chave"),
  }),
  opened("proposal-pix-offline", "Chave PIX: sem conexão", "a chave PIX: ", {
    ...kept({}, ...SOURCES, noNetwork("updateUserConfig")),
    play: storeKey,
  }),
  opened("proposal-options", "Opções", "Só este orçamento", {
    ...kept({}, ...SOURCES),
    play: inSection(/^Opções/),
  }),
  opened("proposal-options-none", "Opções: sem cliente", "não tem o nome do", {
    ...kept({}, ...SOURCES),
    play: inSection(/^Opções/, "Adicionar orçamento"),
  }),
];
