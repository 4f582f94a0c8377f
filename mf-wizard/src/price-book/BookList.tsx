import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import BookOpen from "lucide-react/icons/book-open";
import TrendingUp from "lucide-react/icons/trending-up";
import { useRef, useState, type KeyboardEvent } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { counted } from "shared-contracts/formats/count";
import { localDate } from "shared-contracts/formats/local-date";
import { Button } from "shared-ui/button/Button";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { NoHits } from "shared-ui/search-field/NoHits";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Select } from "shared-ui/select/Select";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { BookRow } from "./BookRow.tsx";
import {
  BOOK_ORDERS,
  type BookView,
  isStale,
  shownItems,
} from "./book-view.ts";
import { ItemPanel } from "./ItemPanel.tsx";
import { JoinedNames } from "./JoinedNames.tsx";
import { keyOf, type RepriceStart } from "../reprice/useRepriceChoice.ts";
import { PastPrices } from "./PastPrices.tsx";
import { useMadeItems } from "./useMadeItems.ts";
import styles from "./PriceBook.module.css";

/** Rows that are rendered at a time. */
const PAGE = 100;

interface BookListProps {
  items: readonly BookItem[];
  /** The item that is open first, and alone. */
  first: BookItem | undefined;
  onTyped: (isTyped: boolean) => void;
  onReprice: (start: RepriceStart) => void;
  /** Shows the budgets that have an item. Where there is no list of budgets it is absent. */
  onShowBudgets?: ((item: BookItem) => void) | undefined;
  /** Does what closes the open row, once what was typed in it may go. */
  onLeave: (act: () => void) => void;
}

/** The items of the book, with search and order; one row is open at a time. */
export function BookList({
  items,
  first,
  onTyped,
  onReprice,
  onShowBudgets,
  onLeave,
}: BookListProps) {
  const isPhone = useIsPhone();
  const [today] = useState(() => localDate(new Date()));
  const [view, setView] = useState<BookView>({
    query: first?.name ?? "",
    order: "dinheiro",
    onlyStale: false,
  });
  const [open, setOpen] = useState(first ? keyOf(first) : "");
  const [count, setCount] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);
  const isMade = useMadeItems();
  const shown = shownItems(items, view, today);
  const stale = items.filter((item) => isStale(item, today)).length;
  const change = (part: Partial<BookView>) =>
    onLeave(() => {
      setView({ ...view, ...part });
      setOpen("");
      setCount(PAGE);
    });
  const setQuery = (query: string) => change({ query });

  if (items.length === 0)
    return (
      <EmptyState icon={BookOpen} title="O caderno ainda está vazio" level={3}>
        Os preços dos orçamentos que você salvar aparecem aqui.
      </EmptyState>
    );
  return (
    <div ref={list} onKeyDown={(event) => moveByKey(event, list.current!)}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label="Buscar item ou fornecedor"
            value={view.query}
            onChange={setQuery}
          />
        </div>
        <Select
          label="Ordenar"
          labelVisibility="hidden"
          icon={ArrowUpDown}
          value={view.order}
          options={BOOK_ORDERS}
          onChange={(order) => change({ order })}
        />
        <ToggleChip
          look="attribute"
          label={`${isPhone ? "Parados" : "Parados há mais de 90 dias"}: ${stale}`}
          pressed={view.onlyStale}
          onChange={(onlyStale) => change({ onlyStale })}
        />
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>Item</span>
        <span>Último preço</span>
        <span>Quando</span>
        <span>Menor a maior</span>
        <span>Histórico</span>
        <span>Orçamentos</span>
        <span>Dinheiro</span>
      </div>
      <ul className={styles.items}>
        {shown.slice(0, count).map((item) => {
          const key = keyOf(item);
          return (
            <BookRow
              key={key}
              item={item}
              today={today}
              isMade={isMade(item)}
              isOpen={key === open}
              onToggle={() => onLeave(() => setOpen(key === open ? "" : key))}
            >
              <ItemPanel
                item={item}
                onTyped={onTyped}
                onReprice={(price) => onReprice({ item, price })}
              />
              <div>
                <PastPrices item={item} />
                {onShowBudgets && item.budgets > 0 && (
                  <Button
                    variant="link"
                    onClick={() => onLeave(() => onShowBudgets(item))}
                  >
                    {item.budgets === 1
                      ? "Ver o orçamento"
                      : `Ver os ${item.budgets} orçamentos`}
                  </Button>
                )}
                <JoinedNames item={item} items={items} />
              </div>
            </BookRow>
          );
        })}
      </ul>
      {view.query.trim() !== "" && shown.some(({ budgets }) => budgets > 0) && (
        <Button
          variant="ghost"
          icon={TrendingUp}
          onClick={() => onReprice({ found: shown })}
        >
          {`Reajustar ${counted(shown.length, "preço encontrado", "preços encontrados")}`}
        </Button>
      )}
      {shown.length > count && (
        <Button wide onClick={() => setCount(count + PAGE)}>
          {`Mostrar mais ${Math.min(PAGE, shown.length - count)} de ${shown.length - count}`}
        </Button>
      )}
      {shown.length === 0 &&
        (view.query.trim() === "" ? (
          <p role="status">Nenhum preço parado há mais de 90 dias.</p>
        ) : (
          <NoHits search={{ query: view.query, setQuery }} />
        ))}
    </div>
  );
}

/** Arrows, Home and End move between rows; "/" goes to the search. */
function moveByKey(event: KeyboardEvent, list: HTMLElement): void {
  const { key, target } = event;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-book-row]")];
  const at = rows.indexOf(target as HTMLElement);
  if (at < 0) return;
  const moves: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows[0],
    End: rows.at(-1),
    "/": list.querySelector<HTMLElement>("input[type=search]"),
  };
  if (!(key in moves)) return;
  event.preventDefault();
  moves[key]?.focus();
}
