import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { toDecimalText } from "shared-contracts/numbers/rounding";
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
      ],
    },
  };
}

/** A grouping as CSV for spreadsheets, amounts with decimal commas. */
export function portfolioCsv(
  heading: string,
  rows: readonly PortfolioRow[],
): Promise<string> {
  const money = (row: PortfolioRow, names: readonly (keyof PortfolioSums)[]) =>
    names.map((name) => toDecimalText(row[name]).replace(".", ","));
  return csvText([
    [
      heading,
      "Aprovados",
      "Em aberto",
      "Perdidos",
      "Convidados",
      "Total",
      "Lucro",
      "Valor aprovado",
      "Lucro dos aprovados",
      "Valor em aberto",
      "Recebido",
      "A receber",
    ],
    ...rows.map((row) => [
      row.title,
      ...[row.approved, row.open, row.lost, row.guests].map(({ units }) =>
        String(units),
      ),
      ...money(row, [
        "total",
        "profit",
        "approvedTotal",
        "approvedProfit",
        "openTotal",
        "received",
        "toReceive",
      ]),
    ]),
  ]);
}
