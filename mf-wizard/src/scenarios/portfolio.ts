import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { PortfolioCell } from "shared-contracts/entities/portfolio";
import { portfolioCell } from "./fixtures/portfolio-cell.ts";

const of = (...cells: PortfolioCell[]) => [answer("getPortfolio", { cells })];

const YEAR = Array.from({ length: 12 }, (_, at) =>
  portfolioCell({
    month: `2026-${String(at + 1).padStart(2, "0")}`,
    eventType: at % 2 === 0 ? "Casamento" : "Confraternização Empresarial",
    approved: at % 4,
    open: at > 9 ? 2 : 0,
  }),
);

const opened = scenariosOf("Carteira", "/orcamentos", {
  play: press("Carteira"),
});

export const portfolioStates = [
  opened("portfolio", "Por mês", "Novembro", of(...YEAR)),
  opened("portfolio-type", "Por tipo", "Confraternização Empresarial", {
    api: () => of(...YEAR),
    play: press("Carteira", "Por tipo"),
  }),
  opened("portfolio-undecided", "Sem situação", "Marque Aprovada ou Perdida", [
    ...of(
      portfolioCell({ approved: 0, lost: 0, approvedTotal: 0 }),
      portfolioCell({ month: "" }),
    ),
  ]),
  opened("portfolio-none", "Vazia", "Nenhum evento com data", of()),
  opened("portfolio-loading", "Carregando", "Somando os orçamentos...", [
    silence("getPortfolio"),
  ]),
  opened("portfolio-error", "Erro", "Erro ao carregar a carteira", [
    refusal("getPortfolio", "INTERNAL"),
  ]),
  opened("portfolio-offline", "Sem conexão", "Erro ao carregar a carteira", [
    noNetwork("getPortfolio"),
  ]),
  opened("portfolio-500", "500 tipos", "Tipo 500", {
    api: () =>
      of(
        ...Array.from({ length: 500 }, (_, at) =>
          portfolioCell({ eventType: `Tipo ${at + 1}` }),
        ),
      ),
    play: press("Carteira", "Por tipo"),
  }),
];
