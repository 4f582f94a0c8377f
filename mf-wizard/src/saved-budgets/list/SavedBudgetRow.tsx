import Pencil from "lucide-react/icons/pencil";
import { useRef } from "react";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { Tag } from "shared-ui/tag/Tag";
import type { DuplicateSource } from "../../working-budget/duplicate/DuplicateDialog.tsx";
import { StatusMenu } from "../../proposal/card/StatusMenu.tsx";
import { distanceInWords } from "../../working-budget/saved/event-distance.ts";
import { useOpenBudget } from "../../working-budget/saved/useOpenBudget.ts";
import { BudgetActions } from "../actions/BudgetActions.tsx";
import type { ListedBudget } from "./budget-order.ts";
import styles from "./SavedBudgetList.module.css";
import { useLongPress } from "../selection/useLongPress.ts";
import type { Selection } from "../selection/useSelection.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Accepted } from "shared-contracts/entities/acceptance";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { writtenDay } from "shared-contracts/proposal/days";
import { Icon } from "shared-ui/icon/Icon";
import { seenText } from "../../proposal/client-page/seen-text.ts";
import { isPast } from "../../proposal/is-past.ts";
import {
  acceptedText,
  addendumText,
} from "../../proposal/card/accepted-words.ts";
import { changedText } from "../../proposal/card/sent-changes.ts";

export interface SavedBudgetRowProps {
  row: ListedBudget;
  /** The local day: "2026-11-20". */
  today: string;
  /** It is the one being edited. */
  current: boolean;
  selection: Selection;
  /** Ticked or unticked, with all rows since the last one or alone. */
  onTick: (isTicked: boolean, isRange: boolean) => void;
  onStatus: (status: ProposalStatus) => void;
  onDuplicate: (source: DuplicateSource) => void;
  onCompare: () => void;
  /** Makes its shopping list. */
  onList: () => void;
  onDelete: () => void;
}

/** One saved budget, its event's day first; pressed anywhere it opens. */
export function SavedBudgetRow({
  row,
  today,
  current,
  selection,
  onTick,
  onStatus,
  onDuplicate,
  onCompare,
  onList,
  onDelete,
}: SavedBudgetRowProps) {
  const { budget, facts } = row;
  const { openBudget, readSaved, isOpening } = useOpenBudget();
  const { nome: name, status = "rascunho", lastSent } = budget;
  const statusMenu = useRef<HTMLDivElement>(null);

  const open = () => void openBudget(budget);
  const edit = () =>
    void openBudget(budget, {
      opened: `Editando: ${name}`,
      failed: "Erro ao carregar orçamento para edição",
    });

  async function duplicate() {
    const read = await readSaved(budget);
    if (read) onDuplicate({ name, budget: read.budget });
  }

  const isSelected = selection.ids.has(row.id);
  const longPress = useLongPress(() => {
    if (selection.isSelecting) onTick(!isSelected, false);
    else selection.begin(row.id);
  });
  const who = [facts.people, facts.eventType, facts.guests].filter(Boolean);
  return (
    <li
      data-row={row.id}
      className={styles.row}
      aria-current={current || undefined}
      aria-busy={isOpening || undefined}
      data-selected={isSelected || undefined}
      data-selecting={selection.isSelecting || undefined}
      {...longPress}
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Selecionar ${name}`}
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onTick(target.checked, (nativeEvent as MouseEvent).shiftKey)
          }
        />
      </label>
      <p className={styles.event}>
        <span className={styles.label}>Evento </span>
        {facts.eventDay === "" ? (
          <span className={styles.dateless}>
            {facts.eventDate || "Sem data"}
          </span>
        ) : (
          <>
            <b>{facts.eventDate}</b>{" "}
            <span>{distanceInWords(facts.eventDay, today).text}</span>
          </>
        )}
      </p>
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
          {isOpening ? <span role="status">Abrindo...</span> : who.join(", ")}
        </p>
        <SentNote budget={budget} />
      </div>
      <div className={styles.status} ref={statusMenu}>
        <StatusMenu budgetName={name} status={status} onChange={onStatus} />
        {lastSent && (
          <p className={styles.when}>
            {status === "enviada" ? "em" : "enviada em"}{" "}
            {formatDay(lastSent.at)}
          </p>
        )}
        {facts.savedOn && (
          <p className={styles.when}>Salvo em {facts.savedOn}</p>
        )}
      </div>
      <p className={styles.money}>
        <span className={styles.total}>{facts.total}</span>
        {facts.perPerson && (
          <span className={styles.each}>{facts.perPerson} por pessoa</span>
        )}
      </p>
      <div className={styles.menu}>
        <span className={styles.direct}>
          <Button aria-label={`Editar ${name}`} onClick={edit}>
            Editar
          </Button>
          <Button
            variant="ghost"
            aria-label={`Duplicar ${name}`}
            onClick={() => void duplicate()}
          >
            Duplicar
          </Button>
        </span>
        <BudgetActions
          name={name}
          facts={[facts.eventDate, facts.total].filter(Boolean).join(", ")}
          current={current}
          onOpen={open}
          onEdit={edit}
          onDuplicate={() => void duplicate()}
          onStatus={() => statusMenu.current?.querySelector("button")?.click()}
          onCompare={onCompare}
          onList={onList}
          onSelect={() => selection.begin(row.id)}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}

/** What became of an offer: it changed since it was sent, it was accepted, it is over, or the client looked at it. */
function SentNote({ budget }: { budget: SavedBudgetSummary }) {
  const { status, lastSent, changedSinceSent, totalFinal, firstSeenAt } =
    budget;
  const { id, accepted } = budget;
  if (!lastSent || status === "perdida") return null;
  const { validUntil = "" } = lastSent;
  const isOver =
    status === "enviada" && validUntil !== "" && isPast(validUntil);
  return (
    <>
      {changedSinceSent && (
        <p className={styles.note}>
          <Icon of={TriangleAlert} size={16} />
          {changedText(lastSent.totalFinal, totalFinal)}
        </p>
      )}
      {accepted && <AcceptedNote id={id} accepted={accepted} />}
      {isOver && (
        <p className={styles.note}>
          <Icon of={Clock} size={16} />
          Venceu em {writtenDay(validUntil)}
        </p>
      )}
      {status === "enviada" && firstSeenAt !== undefined && (
        <p className={`${styles.note} ${styles.seen}`}>
          <Icon of={Eye} size={16} />
          {seenText(budget)}
        </p>
      )}
    </>
  );
}

/** Who accepted; while a change waits for the client, that. */
function AcceptedNote({ id, accepted }: { id: number; accepted: Accepted }) {
  const { addendumAt, budget } = accepted;
  return addendumAt && budget === id ? (
    <p className={styles.note}>
      <Icon of={Clock} size={16} />
      {addendumText(addendumAt)}
    </p>
  ) : (
    <p className={`${styles.note} ${styles.accepted}`}>
      <Icon of={CircleCheck} size={16} />
      {acceptedText(accepted, id)}
    </p>
  );
}
