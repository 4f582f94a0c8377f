import Banknote from "lucide-react/icons/banknote";
import FilePlus from "lucide-react/icons/file-plus-2";
import FileText from "lucide-react/icons/file-text";
import FolderOpen from "lucide-react/icons/folder-open";
import House from "lucide-react/icons/house";
import Keyboard from "lucide-react/icons/keyboard";
import ListOrdered from "lucide-react/icons/list-ordered";
import Save from "lucide-react/icons/save";
import Send from "lucide-react/icons/send";
import User from "lucide-react/icons/user-round";
import { useEffect } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { localDate } from "shared-contracts/formats/local-date";
import { formatMoney } from "shared-contracts/formats/money";
import { phoneDigits } from "shared-contracts/formats/phone";
import { useQuery } from "shared-contracts/platform/query";
import { useNavigate } from "shared-contracts/platform/router";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { useResetBudget } from "../frame/useResetBudget.ts";
import { partOfStep } from "../steps/part-of-step.ts";
import { useStepSave } from "../working-budget/saving/step-save.ts";
import { clientsOf, historyText } from "../working-budget/client/clients.ts";
import {
  loadPriceBook,
  priceBookQuery,
} from "../working-budget/saved/price-book-query.ts";
import { savedBudgetFacts } from "../working-budget/saved/saved-budget-facts.ts";
import { STATUSES } from "../working-budget/saved/statuses.ts";
import { useOpenBudget } from "../working-budget/saved/useOpenBudget.ts";
import { useSavedBudgets } from "../working-budget/saved/useSavedBudgets.ts";
import type { PaletteEntry, PaletteGroup } from "./entries.ts";

interface PaletteUse {
  /** Shows the budgets of one client or with one item. */
  onNarrow: (title: string, ids: ReadonlySet<number>) => void;
  onKeys: () => void;
}

/** All that the palette can find, in groups. */
export function usePaletteGroups({ onNarrow, onKeys }: PaletteUse) {
  const services = useAppState();
  const { store } = services;
  const navigate = useNavigate();
  const start = useResetBudget();
  const { save } = useStepSave();
  const { openBudget, isOpening } = useOpenBudget();
  const saved = useSavedBudgets().data ?? [];
  const { data: book } = useQuery({
    ...priceBookQuery(services),
    enabled: false,
  });
  useEffect(() => void loadPriceBook(services), [services]);

  const budgets = nearestFirst(saved);
  const budgetEntry = (budget: SavedBudgetSummary): PaletteEntry => {
    const { id, nome: name, city, clientPhone } = budget;
    const facts = savedBudgetFacts(budget);
    return {
      id: `budget-${id}`,
      icon: FileText,
      label: name,
      detail: [facts.eventDate, facts.guests, facts.total, statusOf(budget)]
        .filter(Boolean)
        .join(", "),
      texts: [
        facts.people,
        facts.eventType,
        facts.eventDate,
        city ?? "",
        phoneDigits(clientPhone ?? ""),
      ],
      run: (isEdit) =>
        openBudget(
          budget,
          isEdit
            ? {
                opened: `Editando: ${name}`,
                failed: "Erro ao carregar orçamento para edição",
              }
            : undefined,
        ),
    };
  };
  const idsOf = (of: readonly { id: number }[]) =>
    new Set(of.map(({ id }) => id));
  const name = store.name.trim() || "orçamento aberto";

  const groups: PaletteGroup[] = [
    { title: "Orçamentos", entries: budgets.map(budgetEntry) },
    {
      title: "Clientes",
      onQuery: true,
      entries: clientsOf(saved).map(({ name, phone, budgets }, index) => ({
        id: `client-${index}`,
        icon: User,
        label: name,
        detail: historyText(budgets),
        texts: [phoneDigits(phone)],
        run: () => (onNarrow(`Orçamentos de ${name}`, idsOf(budgets)), false),
      })),
    },
    {
      title: "Itens",
      onQuery: true,
      entries: (book?.items ?? []).map((item, index) => ({
        id: `item-${index}`,
        icon: Banknote,
        label: item.name,
        detail: itemDetail(item),
        run: () => (
          onNarrow(
            `Orçamentos com ${item.name}`,
            new Set(item.points.map(([, id]) => id)),
          ),
          false
        ),
      })),
    },
    {
      title: `Em ${name}`,
      entries: [
        ...(save
          ? [
              {
                id: "save",
                icon: Save,
                label: "Salvar",
                keys: "Ctrl S",
                run: save,
              },
            ]
          : []),
        {
          id: "send",
          icon: Send,
          label: "Enviar proposta",
          run: () => void navigate("/results#enviar"),
        },
        ...WIZARD_STEPS.map(({ key, label, path }, index) => {
          const part = partOfStep(key);
          return {
            id: `step-${key}`,
            icon: ListOrdered,
            label: `Etapa ${index + 1}: ${label}`,
            ...(part && { detail: formatMoney(store[part].total) }),
            keys: `G ${index + 1}`,
            run: () => void navigate(path),
          };
        }),
      ],
    },
    {
      title: "Ações",
      entries: [
        {
          id: "new",
          icon: FilePlus,
          label: "Criar orçamento",
          keys: "N",
          run: () => start("startNew"),
        },
        {
          id: "list",
          icon: FolderOpen,
          label: "Meus Orçamentos",
          run: () => void navigate("/orcamentos"),
        },
        {
          id: "home",
          icon: House,
          label: "Início",
          run: () => void navigate("/"),
        },
        {
          id: "keys",
          icon: Keyboard,
          label: "Todos os atalhos",
          keys: "?",
          run: () => (onKeys(), false),
        },
      ],
    },
  ];
  /** The budgets that were narrowed to, in their order. */
  const narrowed = (title: string, ids: ReadonlySet<number>): PaletteGroup => ({
    title,
    entries: budgets.filter(({ id }) => ids.has(id)).map(budgetEntry),
  });
  return { groups, narrowed, isOpening };
}

function itemDetail({ price, unit, pricedAt, budgets }: BookItem): string {
  const count = budgets === 1 ? "1 orçamento" : `${budgets} orçamentos`;
  return `${formatMoney(price)}/${unit} em ${formatDay(pricedAt)}, ${count}`;
}

function statusOf({ status }: SavedBudgetSummary): string {
  return STATUSES.find(({ value }) => value === status)?.label ?? "";
}

/** Coming events, the nearest first; then the others, as they come: the last saved first. */
function nearestFirst(
  budgets: readonly SavedBudgetSummary[],
): SavedBudgetSummary[] {
  const today = localDate(new Date());
  const isComing = ({ eventDate }: SavedBudgetSummary) =>
    (eventDate ?? "") >= today;
  return [
    ...budgets
      .filter(isComing)
      .toSorted((a, b) => (a.eventDate! < b.eventDate! ? -1 : 1)),
    ...budgets.filter((budget) => !isComing(budget)),
  ];
}
