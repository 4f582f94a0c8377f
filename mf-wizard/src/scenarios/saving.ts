import { press } from "isolation/press";
import { type Scenario, scenariosOf } from "isolation/scenario";
import {
  answer,
  inTurn,
  noNetwork,
  refusal,
  refusedField,
  silence,
} from "isolation/scenario-answer";
import { saved } from "./account.ts";
import { answering, editing, named } from "./working-budgets.ts";

const inResults = (common: Partial<Scenario>) =>
  scenariosOf("Salvar", "/results", common);

const saveOver = press("Atualizar orçamento", /^Salvar Orçamento/);

const results = scenariosOf("Salvar", "/results");
const creating = inResults({
  budget: named,
  play: press("Salvar orçamento", /^Salvar Orçamento/),
});
const updating = inResults({ budget: editing, play: saveOver });
const replying = inResults({
  budget: answering,
  play: press("Atualizar orçamento"),
});
const copying = inResults({
  budget: named,
  play: press("Duplicar", "Duplicar e abrir"),
});
const exporting = inResults({
  budget: editing,
  play: press("Exportar orçamento em PDF"),
});

export const savingStates = [
  results("save-nameless", "Sem nome", "Por favor, preencha o nome", {
    play: press("Salvar orçamento"),
  }),
  results("save-question", "Como deseja salvar", "Exportar JSON", {
    budget: named,
    play: press("Salvar orçamento"),
  }),
  creating("save-saving", "Salvando", "Salvando...", [silence("createBudget")]),
  creating("save-done", "Salvo", "Orçamento salvo com sucesso!"),
  results("save-editing", "Modo de edição", "Modo de edição", {
    budget: editing,
  }),
  updating("save-updated", "Atualizado", "Orçamento atualizado com sucesso!"),
  updating("save-conflict", "Conflito de versão", "Há outra versão salva", [
    refusal("updateBudget", "VERSION_MISMATCH"),
  ]),
  updating(
    "save-conflict-kept",
    "Conflito: manter a minha",
    "Orçamento atualizado com sucesso!",
    {
      api: () => [
        inTurn(
          refusal("updateBudget", "VERSION_MISMATCH"),
          answer("updateBudget", saved(1, 5)),
        ),
      ],
      async play(actor) {
        await saveOver(actor);
        await press(/^Manter a minha/)(actor);
      },
    },
  ),
  updating(
    "save-deleted",
    "Excluído em outro lugar",
    "Orçamento salvo com sucesso!",
    [refusal("updateBudget", "NOT_FOUND")],
  ),
  creating("save-offline", "Sem conexão", "Erro de conectividade com o", {
    draft: { status: "saved", timestamp: Date.now() },
    api: () => [noNetwork("health")],
  }),
  creating("save-error", "Erro ao salvar", "Erro interno.", [
    refusal("createBudget", "INTERNAL"),
  ]),
  creating("save-storage-full", "Servidor sem espaço", "sem espaço", [
    refusal("createBudget", "STORAGE_FULL"),
  ]),
  creating("save-too-large", "Grande demais", "grande demais", [
    refusal("createBudget", "TOO_LARGE"),
  ]),
  creating("save-full", "Conta cheia", "Sua conta está cheia.", [
    refusal("createBudget", "QUOTA_EXCEEDED"),
  ]),
  updating("save-update-full", "Conta cheia ao atualizar", "Sua conta está", [
    refusal("updateBudget", "QUOTA_EXCEEDED"),
  ]),
  updating(
    "save-update-offline",
    "Sem conexão ao atualizar",
    "O salvamento vai sozinho quando voltar.",
    [noNetwork("updateBudget")],
  ),
  replying("answer-saved", "Pedido atualizado", "Orçamento atualizado com"),
  replying("answer-gone", "Pedido: já não existe", "Não encontrado", [
    refusal("updateReceivedBudget", "NOT_FOUND"),
  ]),
  replying("answer-conflict", "Pedido: outra versão", "Carregar a salva", [
    refusal("updateReceivedBudget", "VERSION_MISMATCH"),
  ]),
  replying(
    "answer-conflict-unread",
    "Pedido: outra versão, que não vem",
    "Há outra versão salva",
    [
      refusal("updateReceivedBudget", "VERSION_MISMATCH"),
      noNetwork("listReceivedBudgets"),
    ],
  ),
  replying("answer-full", "Pedido: conta cheia", "Sua conta está cheia.", [
    refusal("updateReceivedBudget", "QUOTA_EXCEEDED"),
  ]),
  replying(
    "answer-offline",
    "Pedido: sem conexão",
    "O salvamento vai sozinho quando voltar.",
    [noNetwork("updateReceivedBudget")],
  ),
  copying("duplicate", "Duplicar", "Cópia de Casamento Helena e Rafael", {
    play: press("Duplicar"),
  }),
  copying("duplicate-busy", "Duplicando", "Duplicando...", [
    silence("createBudget"),
  ]),
  copying("duplicate-full", "Duplicar: conta cheia", "Sua conta está cheia.", [
    refusal("createBudget", "QUOTA_EXCEEDED"),
  ]),
  copying("duplicate-refused", "Duplicar: nome recusado", "Deve ter no", [
    refusedField("createBudget", "nome", "Deve ter no máximo 200 caracteres"),
  ]),
  exporting("pdf-generating", "Gerando PDF", "Gerando PDF...", [
    silence("generatePdf"),
  ]),
  exporting(
    "pdf-offline",
    "PDF sem conexão",
    "Erro ao gerar PDF: sem conexão",
    [noNetwork("generatePdf")],
  ),
  exporting("pdf-error", "Erro ao gerar PDF", "Erro ao gerar PDF", [
    refusal("generatePdf", "NOT_FOUND"),
  ]),
  exporting(
    "pdf-too-long",
    "PDF com linhas demais",
    "linhas demais para um PDF",
    [refusal("generatePdf", "PDF_TOO_LONG")],
  ),
];
