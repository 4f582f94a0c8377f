import Plus from "lucide-react/icons/plus";
import TrendingUp from "lucide-react/icons/trending-up";
import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { useQuery } from "shared-contracts/platform/query";
import { useNavigate } from "shared-contracts/platform/router";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { useOnline } from "shared-ui/online/useOnline";
import { RepriceDialog } from "../reprice/RepriceDialog.tsx";
import type { RepriceStart } from "../reprice/useRepriceChoice.ts";
import { LoadedState } from "../working-budget/saved/LoadedState.tsx";
import { OfflineLine } from "../working-budget/saved/OfflineLine.tsx";
import { priceBookQuery } from "../working-budget/saved/price-book-query.ts";
import { BookFiles } from "./BookFiles.tsx";
import { BookList } from "./BookList.tsx";
import { ExampleList } from "./ExampleList.tsx";
import styles from "./PriceBook.module.css";
import { useExamples } from "./useExamples.ts";

/** How often a book that is being filled is read again. */
const FILLING_MS = 2000;

/** What opens instead while something is typed that is not saved. */
type Wish = { act: () => void } | null;

interface PriceBookDialogProps {
  /** Shows the budgets that have an item, behind the dialog. */
  onShowBudgets?: ((item: BookItem) => void) | undefined;
  /** The item that is open first. */
  item?: BookItem | undefined;
  onClose: () => void;
}

/** The price book: every item of the saved budgets with its last price, which can be set here. */
export function PriceBookDialog({
  onShowBudgets,
  item,
  onClose,
}: PriceBookDialogProps) {
  const query = useQuery({
    ...priceBookQuery(useAppState()),
    refetchInterval: ({ state }) =>
      state.data?.complete === false && FILLING_MS,
  });
  const [isTyped, setTyped] = useState(false);
  const [asked, setAsked] = useState<Wish>(null);
  const [repricing, setRepricing] = useState<RepriceStart | null>(null);
  const { data, dataUpdatedAt } = query;
  const items = data?.items.filter(isOfBook);
  const isEmpty = items?.length === 0 && data?.complete === true;
  const beginning = useExamples(isEmpty);
  const { examples, typed, saving } = beginning;
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isLost = isEmpty ? typed.size > 0 : isTyped;
  const leave = (act: () => void) => (isLost ? setAsked({ act }) : act());

  return (
    <Dialog
      open
      title="Caderno de preços"
      description="Tudo o que você já usou, com o último preço."
      size="extra"
      onClose={() => leave(onClose)}
      footer={
        isEmpty ? (
          <>
            <span className={styles.summary} role="status">
              {counted(examples.length, "item de exemplo", "itens de exemplo")}
            </span>
            <Button
              icon={Plus}
              onClick={() =>
                leave(() => {
                  onClose();
                  void navigate("/event");
                })
              }
            >
              Criar orçamento
            </Button>
            <Button
              variant="primary"
              disabled={typed.size === 0 || !isOnline}
              busy={saving.isPending}
              busyLabel="Salvando..."
              onClick={() => saving.mutate()}
            >
              Salvar meus preços
            </Button>
          </>
        ) : (
          <>
            {items && (
              <span className={styles.summary} role="status">
                {`${counted(items.length, "item", "itens")} de ${counted(data!.budgets.length, "orçamento", "orçamentos")}. Dinheiro: o que pesa nos próximos eventos.`}
              </span>
            )}
            {items?.some(({ budgets }) => budgets > 0) && (
              <Button icon={TrendingUp} onClick={() => setRepricing({})}>
                Reajustar preços
              </Button>
            )}
            <Button variant="primary" onClick={() => leave(onClose)}>
              Fechar
            </Button>
          </>
        )
      }
    >
      {data && <OfflineLine at={dataUpdatedAt} />}
      {data && !data.complete && (
        <Banner tone="accent" compact role="status">
          O caderno ainda está lendo orçamentos salvos antes dele. Alguns preços
          podem faltar.
        </Banner>
      )}
      <LoadedState
        query={query}
        loading="Carregando caderno de preços..."
        failed="Erro ao carregar o caderno de preços"
      />
      {items && (
        <BookFiles items={items}>
          {isEmpty ? (
            <ExampleList {...beginning} />
          ) : (
            <BookList
              items={items}
              first={item}
              onTyped={setTyped}
              onReprice={setRepricing}
              onShowBudgets={onShowBudgets}
              onLeave={leave}
            />
          )}
        </BookFiles>
      )}
      {repricing && (
        <RepriceDialog start={repricing} onClose={() => setRepricing(null)} />
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Descartar o que você digitou?"
        cancelLabel="Continuar editando"
        confirmLabel="Descartar"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setTyped(false);
          setAsked(null);
          asked?.act();
        }}
      />
    </Dialog>
  );
}

/** The team is not in the book. */
function isOfBook({ unit }: BookItem): boolean {
  return unit !== "pessoa";
}
