import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CalendarRange from "lucide-react/icons/calendar-range";
import Info from "lucide-react/icons/info";
import Layers from "lucide-react/icons/layers";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import X from "lucide-react/icons/x";
import { useId } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatMoney } from "shared-contracts/formats/money";
import { exact, sum } from "shared-contracts/numbers/exact";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { refusedActions } from "./selected-actions.ts";
import styles from "./SelectionBar.module.css";
import { useOfferOptions } from "../actions/useOfferOptions.ts";

interface SelectionBarProps {
  /** In the order of the list. */
  selected: readonly SavedBudgetSummary[];
  onList: () => void;
  onCompare: () => void;
  /** Selects the events of this weekend too; undefined where there is none. */
  onWeekend: (() => void) | undefined;
  onClear: () => void;
}

/** What can be done with the selected budgets, and why the rest cannot. */
export function SelectionBar({
  selected,
  onList,
  onCompare,
  onWeekend,
  onClear,
}: SelectionBarProps) {
  const { offer, ...options } = useOfferOptions();
  const id = useId();
  const refused = refusedActions(selected);
  const { length } = selected;
  const guests = selected.reduce((all, one) => all + (one.guests ?? 0), 0);
  const total = sum(selected.map(({ totalFinal }) => exact(totalFinal)));
  const action = (reason: string | undefined, name: string) => ({
    "aria-disabled": reason !== undefined || length === 0,
    "aria-describedby": reason === undefined ? undefined : `${id}-${name}`,
  });
  const reasons = length === 0 ? [] : Object.entries(refused);
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label="Seleção"
      data-keep-clear=""
    >
      <div className={styles.count}>
        <p role="status">
          <b>
            {length} {length === 1 ? "selecionado" : "selecionados"}
          </b>
        </p>
        <p className={styles.facts}>
          {[guestsInWords(guests), formatMoney(total)].join(", ")}
        </p>
      </div>
      <span className={styles.close}>
        <IconButton label="Limpar seleção" icon={X} onClick={onClear} />
      </span>
      <div className={styles.actions}>
        {onWeekend && (
          <Button
            variant="ghost"
            icon={CalendarRange}
            aria-keyshortcuts="F"
            onClick={onWeekend}
          >
            Este fim de semana
          </Button>
        )}
        <Button
          variant="primary"
          icon={ShoppingCart}
          {...action(refused.list, "list")}
          onClick={() => !refused.list && length > 0 && onList()}
        >
          Lista de compras única
        </Button>
        <Button
          icon={ArrowLeftRight}
          {...action(refused.compare, "compare")}
          onClick={() => !refused.compare && onCompare()}
        >
          Comparar
        </Button>
        <Button
          icon={Layers}
          busy={options.isBusy}
          busyLabel="Salvando..."
          {...action(refused.options, "options")}
          onClick={() => !refused.options && void offer(selected)}
        >
          Opções em uma proposta
        </Button>
      </div>
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          {reasons.map(([name, reason]) => (
            <FieldMessage key={name} id={`${id}-${name}`} icon={Info}>
              {reason}
            </FieldMessage>
          ))}
        </div>
      )}
    </div>
  );
}
