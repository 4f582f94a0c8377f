import { press } from "isolation/press";
import { answer, noNetwork, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { saved } from "./account.ts";
import { kept, proposals, SOURCES } from "./fixtures/proposal-account.ts";

/** What is typed is saved. */
const SAVES = [
  answer("updateBudget", saved(1, 4)),
  answer("updateUserConfig", { darkMode: false }),
];

const prepare = press("Preparar proposta");

/** Opens a section of the editor, and presses more buttons. */
const inSection = (section: RegExp, ...more: (string | RegExp)[]) =>
  press("Preparar proposta", section, ...more);

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

const editor = proposals({ api: () => kept({}, ...SOURCES), play: prepare });

export const proposalEditorStates = [
  editor("proposal-editor", "Preparar", "Proposta válida até"),
  editor("proposal-editor-loading", "Preparar: carregando", "Montando a pr", [
    silence("getCompany"),
  ]),
  editor("proposal-editor-offline", "Preparar: sem prévia", "montar a prévia", [
    noNetwork("getCompany"),
  ]),
  editor("proposal-editor-profile", "Preparar: sem perfil", "montar a prévia", [
    noNetwork("getProfile"),
  ]),
  editor("proposal-editor-logo", "Preparar: sem logo", "montar a prévia", [
    noNetwork("getLogo"),
  ]),
  editor("proposal-editor-colour", "Preparar: cor não salva", "os ajustes: ", {
    api: () => [noNetwork("updateUserConfig")],
    async play(actor) {
      await inSection(/^Aparência/)(actor);
      await actor.user.click(
        await actor.screen.findByRole("radio", { name: "Mata" }),
      );
    },
  }),
  editor("proposal-conditions", "Condições", "contando do envio", {
    play: inSection(/^Condições/),
  }),
  editor("proposal-conditions-bad", "Condições: prazo demais", "Use de 1 a", {
    api: () => SAVES,
    async play(actor) {
      await inSection(/^Condições/)(actor);
      const field = await actor.screen.findByLabelText("Validade");
      await actor.user.clear(field);
      await actor.user.type(field, "400");
    },
  }),
  editor("proposal-signs", "Condições: sinais que não saem", "um quadrado", {
    api: () => SAVES,
    async play(actor) {
      await inSection(/^Condições/)(actor);
      await actor.user.type(
        await actor.screen.findByLabelText("Observações"),
        "Chá 中",
      );
    },
  }),
  editor("proposal-pix", "Chave PIX", "Guardar chave", {
    play: inSection(/^Condições/, "Informar chave"),
  }),
  editor("proposal-pix-empty", "Chave PIX: em branco", "Informe sua senha", {
    play: inSection(/^Condições/, "Informar chave", "Guardar chave"),
  }),
  editor("proposal-pix-offline", "Chave PIX: sem conexão", "a chave PIX: ", {
    api: () => [noNetwork("updateUserConfig")],
    play: storeKey,
  }),
  editor("proposal-options", "Opções", "Só este orçamento", {
    play: inSection(/^Opções/),
  }),
  editor("proposal-options-none", "Opções: sem cliente", "não tem o nome do", {
    play: inSection(/^Opções/, "Adicionar orçamento"),
  }),
];
