import type { Showing } from "shared-contracts/entities/proposal";
import type { ShowChoices } from "shared-contracts/proposal/show-choices";

/** "Cardápio completo, equipe e estrutura em resumo". */
export function showSummary({ menu, included }: ShowChoices): string {
  const [team, structure] = ["team", "generalExpenses"].map(
    (key) => included.find((choice) => choice.key === key)?.showing,
  );
  const both =
    team && team === structure
      ? `equipe e estrutura ${many(team)}`
      : [
          team && `equipe ${one(team)}`,
          structure && `estrutura ${one(structure)}`,
        ]
          .filter(Boolean)
          .join(", ");
  const text = [menuSummary(menu.map(({ showing }) => showing)), both]
    .filter(Boolean)
    .join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function menuSummary(shown: readonly Showing[]): string {
  if (shown.length === 0) return "";
  if (shown.every((showing) => showing === "oculto")) return "cardápio oculto";
  if (shown.includes("oculto")) return "cardápio em parte";
  return shown.every((showing) => showing === "nomes")
    ? "cardápio só com nomes"
    : "cardápio completo";
}

function one(showing: Showing): string {
  if (showing === "oculto") return "oculta";
  return showing === "resumo" ? "em resumo" : "completa";
}

function many(showing: Showing): string {
  return showing === "resumo" ? one(showing) : `${one(showing)}s`;
}
