import { capitalized } from "shared-contracts/formats/capitalized";
import type { PortfolioCell } from "shared-contracts/entities/portfolio";
import {
  PORTFOLIO_COUNTS,
  PORTFOLIO_MONEY,
} from "shared-contracts/entities/portfolio-sums";
import {
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import {
  compare,
  type Exact,
  exact,
  isZero,
  sum,
} from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";

/** How the budgets of a year are grouped. */
export type PortfolioGrouping = "month" | "type";

type SumName = Exclude<keyof PortfolioCell, "month" | "eventType">;

/** Budgets in sums; money in reais. */
export type PortfolioSums = Record<SumName, Exact>;

/** The budgets of a month or a type. */
export interface PortfolioRow extends PortfolioSums {
  key: string;
  title: string;
  /** What finds them in the list of budgets; undefined for several types. */
  query: string | undefined;
}

/** Types with fewer budgets are shown together. */
const FEW = exact(3);
const OTHER_TYPES = "Outros tipos";
const NO_TYPE = "Sem tipo";

const MONTH = new Intl.DateTimeFormat("pt-BR", {
  month: "long",
  timeZone: "UTC",
});

/** The sums of all of some cells. */
export function portfolioSums(cells: readonly PortfolioCell[]): PortfolioSums {
  return Object.fromEntries(
    [...PORTFOLIO_COUNTS, ...PORTFOLIO_MONEY].map((name) => [
      name,
      sum(cells.map((cell) => exact(cell[name]))),
    ]),
  ) as PortfolioSums;
}

/** How many budgets there are in some sums. */
export function budgetCount({ approved, open, lost }: PortfolioSums): Exact {
  return sum([approved, open, lost]);
}

/** The years with events, the latest first. */
export function portfolioYears(cells: readonly PortfolioCell[]): string[] {
  const years = cells.map(({ month }) => month.slice(0, 4)).filter(Boolean);
  return [...new Set(years)].toSorted().toReversed();
}

/** The months with budgets in order, "Novembro". */
export function byMonth(cells: readonly PortfolioCell[]): PortfolioRow[] {
  return grouped(cells, ({ month }) => month)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, members]) => {
      const name = MONTH.format(Date.parse(month));
      return {
        key: month,
        title: capitalized(name),
        query: month.split("-").toReversed().join("/"),
        ...portfolioSums(members),
      };
    });
}

/** The types, those with most approved money first; few budgets of a type are shown with others unless `all` is. */
export function byType(
  cells: readonly PortfolioCell[],
  all: boolean,
): PortfolioRow[] {
  const types = grouped(cells, ({ eventType }) => eventType);
  const isFew = (members: readonly PortfolioCell[]) =>
    !all && compare(budgetCount(portfolioSums(members)), FEW) < 0;
  const few = types.filter(([, members]) => isFew(members));
  // One type alone keeps its name.
  const together = few.length > 1 ? few : [];
  const rows = types
    .filter((type) => !together.includes(type))
    .map(([type, members]) => ({
      key: type,
      title: type || NO_TYPE,
      query: type || undefined,
      ...portfolioSums(members),
    }))
    .toSorted((a, b) => compare(b.approvedTotal, a.approvedTotal));
  if (together.length === 0) return rows;
  const members = together.flatMap(([, cellsOf]) => cellsOf);
  return [
    ...rows,
    {
      key: OTHER_TYPES,
      title: OTHER_TYPES,
      query: undefined,
      ...portfolioSums(members),
    },
  ];
}

function grouped(
  cells: readonly PortfolioCell[],
  keyOf: (cell: PortfolioCell) => string,
): [string, PortfolioCell[]][] {
  const groups = new Map<string, PortfolioCell[]>();
  for (const cell of cells)
    groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell]);
  return [...groups];
}

/** What stands for a figure that nothing can be said of. */
const NOTHING = "–";

/** The figures of sums as texts. */
export function portfolioWords(sums: PortfolioSums) {
  const { guests, total, profit, approved, lost } = sums;
  const decided = sum([approved, lost]);
  return {
    perPerson: isZero(guests) ? NOTHING : formatMoney(perEach(total, guests)),
    margin: isZero(total)
      ? NOTHING
      : formatPercent(percentOf(profit, total), 1),
    rate: isZero(decided)
      ? NOTHING
      : formatPercent(percentOf(approved, decided)),
    approvedTotal: formatMoney(sums.approvedTotal),
  };
}
