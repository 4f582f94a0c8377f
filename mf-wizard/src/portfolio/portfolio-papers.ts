import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { isZero } from "shared-contracts/numbers/exact";
import { toDecimalText } from "shared-contracts/numbers/rounding";
import {
  PORTFOLIO_COUNTS,
  PORTFOLIO_MONEY,
} from "shared-contracts/entities/portfolio-sums";
import { csvText } from "../price-book/csv-text.ts";
import type { PaperList } from "../results/lists/paper-list.ts";
import {
  budgetCount,
  type PortfolioRow,
  type PortfolioSums,
  portfolioWords,
} from "./portfolio-rows.ts";

/** Both groupings of a year on paper. */
export function portfolioPaper(
  months: readonly PortfolioRow[],
  types: readonly PortfolioRow[],
  all: PortfolioSums,
): PaperList {
  const cells = (title: string, sums: PortfolioSums) => {
    const words = portfolioWords(sums);
    return [
      title,
      formatCount(budgetCount(sums)),
      formatCount(sums.guests),
      words.perPerson,
      words.margin,
      [sums.approved, sums.open, sums.lost].map(formatCount).join(" / "),
      words.approvedTotal,
    ];
  };
  const rowsOf = (rows: readonly PortfolioRow[]) =>
    rows.map((row) => cells(row.title, row));
  return {
    title: "Carteira",
    density: "middle",
    columns: [
      { label: "Grupo", kind: "text" },
      { label: "Orçamentos", kind: "number", width: 84 },
      { label: "Convidados", kind: "number", width: 84 },
      { label: "Por pessoa", kind: "number", width: 88 },
      { label: "Lucro no preço", kind: "number", width: 72 },
      { label: "Aprovados / em aberto / perdidos", kind: "number", width: 116 },
      { label: "Valor aprovado", kind: "number", width: 108 },
    ],
    sections: [
      { title: "Por mês", rows: rowsOf(months) },
      {
        title: "Por tipo de evento",
        rows: [...rowsOf(types), cells("Todos", all)],
      },
    ],
    signatures: [],
    split: {
      title: "Recebimentos",
      lines: [
        { label: "Recebido", value: formatMoney(all.received) },
        { label: "A receber", value: formatMoney(all.toReceive) },
        {
          label: "Lucro previsto dos aprovados",
          value: formatMoney(all.approvedProfit),
        },
        ...(isZero(all.settled)
          ? []
          : [{ label: "Lucro real", value: realProfit(all) }]),
      ],
    },
  };
}

/** "R$ 10.421,72 em vez de R$ 9.181,72". */
function realProfit({ actualProfit, settledProfit }: PortfolioSums): string {
  return `${formatMoney(actualProfit)} em vez de ${formatMoney(settledProfit)}`;
}

/** A grouping as CSV for spreadsheets, amounts with decimal commas. */
export function portfolioCsv(
  heading: string,
  rows: readonly PortfolioRow[],
): Promise<string> {
  return csvText([
    [
      heading,
      "Aprovados",
      "Em aberto",
      "Perdidos",
      "Convidados",
      "Com realizado",
      "Total",
      "Lucro",
      "Valor aprovado",
      "Lucro dos aprovados",
      "Valor em aberto",
      "Recebido",
      "A receber",
      "Lucro previsto do realizado",
      "Lucro real",
    ],
    ...rows.map((row) => [
      row.title,
      ...PORTFOLIO_COUNTS.map((name) => String(row[name].units)),
      ...PORTFOLIO_MONEY.map((name) =>
        toDecimalText(row[name]).replace(".", ","),
      ),
    ]),
  ]);
}
