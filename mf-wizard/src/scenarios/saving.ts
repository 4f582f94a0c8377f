import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  inTurn,
  noNetwork,
  refusal,
  refusedField,
  silence,
} from "isolation/scenario-answer";
import { saved } from "./account.ts";
import { answering, editing, named } from "./working-budgets.ts";

const saveNew = press("Salvar orçamento", /^Salvar Orçamento/);
const duplicate = press("Duplicar", "Duplicar e abrir");
const saveOver = press("Atualizar orçamento", /^Salvar Orçamento/);

const results = scenariosOf("Salvar", "/results");

export const savingStates = [
  results("save-nameless", "Sem nome", "Por favor, preencha o nome", {
    play: press("Salvar orçamento"),
  }),
  results("save-question", "Como deseja salvar", "Exportar JSON", {
    budget: named,
    play: press("Salvar orçamento"),
  }),
  results("save-saving", "Salvando", "Salvando...", {
    budget: named,
    ...answers(silence("createBudget")),
    play: saveNew,
  }),
  results("save-done", "Salvo", "Orçamento salvo com sucesso!", {
    budget: named,
    play: saveNew,
  }),
  results("save-editing", "Modo de edição", "Modo de edição", {
    budget: editing,
  }),
  results("save-updated", "Atualizado", "Orçamento atualizado com sucesso!", {
    budget: editing,
    play: saveOver,
  }),
  results("save-conflict", "Conflito de versão", "Há outra versão salva", {
    budget: editing,
    ...answers(refusal("updateBudget", "VERSION_MISMATCH")),
    play: saveOver,
  }),
  results(
    "save-conflict-kept",
    "Conflito: manter a minha",
    "Orçamento atualizado com sucesso!",
    {
      budget: editing,
      ...answers(
        inTurn(
          refusal("updateBudget", "VERSION_MISMATCH"),
          answer("updateBudget", saved(1, 5)),
        ),
      ),
      play: async (actor) => {
        await saveOver(actor);
        await press(/^Manter a minha/)(actor);
      },
    },
  ),
  results(
    "save-deleted",
    "Excluído em outro lugar",
    "Orçamento salvo com sucesso!",
    {
      budget: editing,
      ...answers(refusal("updateBudget", "NOT_FOUND")),
      play: saveOver,
    },
  ),
  results("save-offline", "Sem conexão", "Erro de conectividade com o", {
    budget: named,
    draft: { status: "saved", timestamp: Date.now() },
    ...answers(noNetwork("health")),
    play: saveNew,
  }),
  results("save-error", "Erro ao salvar", "Erro interno.", {
    budget: named,
    ...answers(refusal("createBudget", "INTERNAL")),
    play: saveNew,
  }),
  results("save-storage-full", "Servidor sem espaço", "sem espaço", {
    budget: named,
    ...answers(refusal("createBudget", "STORAGE_FULL")),
    play: saveNew,
  }),
  results("save-too-large", "Grande demais", "grande demais", {
    budget: named,
    ...answers(refusal("createBudget", "TOO_LARGE")),
    play: saveNew,
  }),
  results("save-full", "Conta cheia", "Sua conta está cheia.", {
    budget: named,
    ...answers(refusal("createBudget", "QUOTA_EXCEEDED")),
    play: saveNew,
  }),
  results("save-update-full", "Conta cheia ao atualizar", "Sua conta está", {
    budget: editing,
    ...answers(refusal("updateBudget", "QUOTA_EXCEEDED")),
    play: saveOver,
  }),
  results("save-update-offline", "Sem conexão ao atualizar", "sem conexão", {
    budget: editing,
    ...answers(noNetwork("updateBudget")),
    play: saveOver,
  }),
  results("answer-saved", "Pedido atualizado", "Orçamento atualizado com", {
    budget: answering,
    play: press("Atualizar orçamento"),
  }),
  results("answer-gone", "Pedido: já não existe", "Não encontrado", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "NOT_FOUND")),
    play: press("Atualizar orçamento"),
  }),
  results("answer-conflict", "Pedido: outra versão", "Carregar a salva", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "VERSION_MISMATCH")),
    play: press("Atualizar orçamento"),
  }),
  results(
    "answer-conflict-unread",
    "Pedido: outra versão, que não vem",
    "Há outra versão salva",
    {
      budget: answering,
      ...answers(
        refusal("updateReceivedBudget", "VERSION_MISMATCH"),
        noNetwork("listReceivedBudgets"),
      ),
      play: press("Atualizar orçamento"),
    },
  ),
  results("answer-full", "Pedido: conta cheia", "Sua conta está cheia.", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "QUOTA_EXCEEDED")),
    play: press("Atualizar orçamento"),
  }),
  results("answer-offline", "Pedido: sem conexão", "sem conexão", {
    budget: answering,
    ...answers(noNetwork("updateReceivedBudget")),
    play: press("Atualizar orçamento"),
  }),
  results("duplicate", "Duplicar", "Cópia de Casamento Helena e Rafael", {
    budget: named,
    play: press("Duplicar"),
  }),
  results("duplicate-offline", "Duplicar sem conexão", "Duplicar precisa da", {
    budget: named,
    offline: true,
    play: press("Duplicar"),
  }),
  results("duplicate-busy", "Duplicando", "Duplicando...", {
    budget: named,
    ...answers(silence("createBudget")),
    play: duplicate,
  }),
  results("duplicate-full", "Duplicar: conta cheia", "Sua conta está cheia.", {
    budget: named,
    ...answers(refusal("createBudget", "QUOTA_EXCEEDED")),
    play: duplicate,
  }),
  results("duplicate-refused", "Duplicar: nome recusado", "Deve ter no", {
    budget: named,
    ...answers(
      refusedField("createBudget", "nome", "Deve ter no máximo 200 caracteres"),
    ),
    play: duplicate,
  }),
  results("pdf-generating", "Gerando PDF", "Gerando PDF...", {
    budget: editing,
    ...answers(silence("generatePdf")),
    play: press("Exportar orçamento em PDF"),
  }),
  results("pdf-offline", "PDF sem conexão", "Erro ao gerar PDF: sem conexão", {
    budget: editing,
    ...answers(noNetwork("generatePdf")),
    play: press("Exportar orçamento em PDF"),
  }),
  results("pdf-error", "Erro ao gerar PDF", "Erro ao gerar PDF", {
    budget: editing,
    ...answers(refusal("generatePdf", "NOT_FOUND")),
    play: press("Exportar orçamento em PDF"),
  }),
  results(
    "pdf-too-long",
    "PDF com linhas demais",
    "linhas demais para um PDF",
    {
      budget: editing,
      ...answers(refusal("generatePdf", "PDF_TOO_LONG")),
      play: press("Exportar orçamento em PDF"),
    },
  ),
];
