import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import type { PortfolioCell } from "shared-contracts/entities/portfolio";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted, formatCount } from "shared-contracts/formats/count";
import { localDate } from "shared-contracts/formats/local-date";
import { formatMoney } from "shared-contracts/formats/money";
import { add, isZero } from "shared-contracts/numbers/exact";
import { useQuery } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { Segmented } from "shared-ui/segmented/Segmented";
import { Select } from "shared-ui/select/Select";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { PaperSheet } from "../results/lists/PaperSheet.tsx";
import { usePrinting } from "../results/lists/usePrinting.ts";
import { LoadedState } from "../working-budget/saved/LoadedState.tsx";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import { portfolioCsv, portfolioPaper } from "./portfolio-papers.ts";
import {
  budgetCount,
  byMonth,
  byType,
  type PortfolioGrouping,
  portfolioSums,
  portfolioWords,
  portfolioYears,
} from "./portfolio-rows.ts";
import { PortfolioTable } from "./PortfolioTable.tsx";
import styles from "./Portfolio.module.css";

interface PortfolioDialogProps {
  /** Shows the budgets of a row in the list behind. */
  onFind: (query: string) => void;
  onClose: () => void;
}

/** The account's budgets by month and by type of event: what was approved, and what comes in. */
export function PortfolioDialog({ onFind, onClose }: PortfolioDialogProps) {
  const { client } = useAppState();
  const query = useQuery({
    // A save or a deletion makes it stale with the list.
    queryKey: [...SAVED_BUDGETS_KEY, "portfolio"],
    queryFn: ({ signal }) => client.call("getPortfolio", { signal }),
    networkMode: "always",
    retry: false,
  });
  const { printed, print } = usePrinting();
  const [by, groupBy] = useState<PortfolioGrouping>("month");
  const [chosen, choose] = useState("");
  const [showsAll, showAll] = useState(false);
  const cells = query.data?.cells ?? [];
  const years = portfolioYears(cells);
  const [today] = useState(() => localDate(new Date()));
  const year = years.includes(chosen) ? chosen : usualYear(years, today);
  const ofYear = cells.filter(({ month }) => month.slice(0, 4) === year);
  const all = portfolioSums(ofYear);
  const months = byMonth(ofYear);
  const types = byType(ofYear, showsAll);
  const undated = budgetCount(
    portfolioSums(cells.filter(({ month }) => month === "")),
  );
  const rows = by === "month" ? months : types;

  async function download(): Promise<void> {
    const text = await portfolioCsv(by === "month" ? "Mês" : "Tipo", rows);
    downloadFile(
      new Blob([text], { type: "text/csv;charset=utf-8" }),
      `carteira_${year}.csv`,
    );
  }

  return (
    <Dialog
      open
      title="Carteira"
      size="extra"
      onClose={onClose}
      footer={
        <>
          <span className={styles.foot}>
            {!isZero(undated) &&
              `${counted(undated, "orçamento sem data fica fora", "orçamentos sem data ficam fora")}.`}
          </span>
          {year !== "" && (
            <>
              <Button icon={Download} onClick={() => void download()}>
                Exportar CSV
              </Button>
              <Button
                icon={Printer}
                onClick={() => print(portfolioPaper(months, types, all))}
              >
                Imprimir
              </Button>
            </>
          )}
          <Button variant="primary" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <LoadedState
        query={query}
        loading="Somando os orçamentos..."
        failed="Erro ao carregar a carteira"
      />
      {query.data && year === "" && (
        <EmptyState icon={ChartColumn} title="Nenhum evento com data" level={3}>
          Os orçamentos aparecem aqui pelo mês do evento.
        </EmptyState>
      )}
      {year !== "" && (
        <>
          <div className={styles.tools}>
            <Segmented
              label="Agrupar"
              value={by}
              options={[
                { value: "month", label: "Por mês" },
                { value: "type", label: "Por tipo" },
              ]}
              onChange={groupBy}
            />
            {by === "type" && (
              <ToggleChip
                look="attribute"
                label="Todos os tipos"
                pressed={showsAll}
                onChange={showAll}
              />
            )}
            <Select
              label="Ano"
              labelVisibility="hidden"
              icon={CalendarDays}
              value={year}
              options={years.map((value) => ({
                value,
                label: `Eventos de ${value}`,
              }))}
              onChange={choose}
            />
          </div>
          <Figures cells={ofYear} />
          <PortfolioTable
            heading={by === "month" ? "Mês do evento" : "Tipo de evento"}
            rows={rows}
            total={{ title: year, ...all }}
            current={by === "month" ? today.slice(0, 7) : ""}
            onFind={onFind}
          />
        </>
      )}
      <PaperSheet printed={printed} name={`Eventos de ${year}`} facts={[]} />
    </Dialog>
  );
}

/** This year, or the nearest with events. */
function usualYear(years: readonly string[], today: string): string {
  const now = today.slice(0, 4);
  return years.includes(now) ? now : (years[0] ?? "");
}

/** What a year comes to. */
function Figures({ cells }: { cells: readonly PortfolioCell[] }) {
  const sums = portfolioSums(cells);
  const words = portfolioWords(sums);
  const isDecided = !isZero(add(sums.approved, sums.lost));
  const figures: [string, string, ReactNode][] = [
    [
      "Valor aprovado",
      words.approvedTotal,
      `${formatCount(sums.approved)} de ${counted(budgetCount(sums), "orçamento", "orçamentos")}`,
    ],
    [
      "Aprovação",
      words.rate,
      `${counted(sums.approved, "aprovado", "aprovados")}, ${counted(sums.lost, "perdido", "perdidos")}`,
    ],
    [
      "Em aberto",
      formatMoney(sums.openTotal),
      counted(sums.open, "rascunho ou enviada", "rascunhos ou enviadas"),
    ],
    ["Por pessoa", words.perPerson, `lucro de ${words.margin} do preço`],
    [
      "Lucro previsto",
      formatMoney(sums.approvedProfit),
      isZero(sums.settled)
        ? "dos orçamentos aprovados"
        : `lucro real de ${formatMoney(sums.actualProfit)} em vez de ${formatMoney(sums.settledProfit)} em ${counted(sums.settled, "evento", "eventos")}`,
    ],
    [
      "Recebido",
      formatMoney(sums.received),
      `a receber ${formatMoney(sums.toReceive)}`,
    ],
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
            <dd className={styles.soft}>{note}</dd>
          </div>
        ))}
      </dl>
      {!isDecided && (
        <p className={styles.soft}>
          Marque Aprovada ou Perdida nos orçamentos para ver a aprovação.
        </p>
      )}
    </>
  );
}
