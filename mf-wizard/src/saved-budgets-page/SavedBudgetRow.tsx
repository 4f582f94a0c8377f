import Pencil from "lucide-react/icons/pencil";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { Tag } from "shared-ui/tag/Tag";
import type { DuplicateSource } from "../duplicate/DuplicateDialog.tsx";
import { StatusMenu } from "../proposal-card/StatusMenu.tsx";
import { BudgetMenu } from "./BudgetMenu.tsx";
import type { SavedBudgetFacts } from "../saved-budgets/saved-budget-facts.ts";
import { SentNote } from "./SentNote.tsx";
import styles from "./SavedBudgetList.module.css";
import { useOpenBudget } from "../saved-budgets/useOpenBudget.ts";

export interface SavedBudgetRowProps {
  budget: SavedBudgetSummary;
  facts: SavedBudgetFacts;
  /** It is the one being edited. */
  current: boolean;
  onStatus: (status: ProposalStatus) => void;
  onDuplicate: (source: DuplicateSource) => void;
  onCompare: () => void;
  onDelete: () => void;
}

/** One saved budget; pressed anywhere it opens. */
export function SavedBudgetRow({
  budget,
  facts,
  current,
  onStatus,
  onDuplicate,
  onCompare,
  onDelete,
}: SavedBudgetRowProps) {
  const { openBudget, readSaved, isOpening } = useOpenBudget();
  const { nome: name, status = "rascunho", lastSent } = budget;

  const open = () =>
    void openBudget(budget, {
      opened: "Orçamento carregado com sucesso!",
      failed: "Erro ao carregar dados do orçamento",
    });
  const edit = () =>
    void openBudget(budget, {
      opened: `Editando: ${name}`,
      failed: "Erro ao carregar orçamento para edição",
    });

  async function duplicate() {
    const read = await readSaved(budget, "Erro ao carregar dados do orçamento");
    if (read) onDuplicate({ name, budget: read.budget });
  }

  return (
    <li
      className={styles.row}
      aria-current={current || undefined}
      aria-busy={isOpening || undefined}
    >
      <div className={styles.what}>
        <p className={styles.title}>
          <button type="button" className={styles.name} onClick={open}>
            {name}
          </button>
          {current && (
            <Tag tone="accent" icon={Pencil}>
              Em edição
            </Tag>
          )}
        </p>
        <p className={styles.meta}>
          {isOpening && <span role="status">Abrindo...</span>}
          <span>{facts.eventType}</span>
          <span>{facts.guests}</span>
        </p>
        <SentNote budget={budget} />
      </div>
      <div className={styles.status}>
        <StatusMenu of={name} status={status} onChange={onStatus} />
        {lastSent && (
          <p className={styles.sent}>
            {status === "enviada" ? "em" : "enviada em"}{" "}
            {formatDay(lastSent.at)}
          </p>
        )}
      </div>
      <p className={styles.event}>
        {facts.eventDate && <span className={styles.label}>Evento </span>}
        {facts.eventDate}
      </p>
      <p className={styles.money}>
        <span className={styles.total}>{facts.total}</span>
        {facts.perPerson && (
          <span className={styles.each}>{facts.perPerson} por pessoa</span>
        )}
      </p>
      <div className={styles.menu}>
        <span className={styles.duplicate}>
          <Button variant="ghost" onClick={() => void duplicate()}>
            Duplicar
          </Button>
        </span>
        <BudgetMenu
          name={name}
          savedOn={facts.savedOn}
          current={current}
          onOpen={open}
          onEdit={edit}
          onDuplicate={() => void duplicate()}
          onCompare={onCompare}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}
