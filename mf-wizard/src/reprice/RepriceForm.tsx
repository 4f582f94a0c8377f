import Lock from "lucide-react/icons/lock";
import { useId, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Icon } from "shared-ui/icon/Icon";
import { useOnline } from "shared-ui/online/useOnline";
import { Segmented } from "shared-ui/segmented/Segmented";
import { LoadedState } from "../working-budget/saved/LoadedState.tsx";
import { priceBookQuery } from "../working-budget/saved/price-book-query.ts";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";
import { KeptUndo } from "./KeptUndo.tsx";
import { changingLine, planOf } from "./reprice-plan.ts";
import { Fold } from "./Fold.tsx";
import { OnePriceFields } from "./OnePriceFields.tsx";
import styles from "./Reprice.module.css";
import { sumInWords } from "./repriced-figures.ts";
import { SeveralPricesFields } from "./SeveralPricesFields.tsx";
import { TouchedLines } from "./TouchedLines.tsx";
import { stayingInWords } from "./touched-budgets.ts";
import { type RepriceStart, useRepriceChoice } from "./useRepriceChoice.ts";
import { useRepriceLines } from "./useRepriceLines.ts";
import type { RepricePlan } from "./useRepricing.ts";

interface RepriceFormProps {
  start: RepriceStart;
  onStart: (plan: RepricePlan) => void;
  onClose: () => void;
}

/** Chooses the new prices and the budgets, and shows what they make of each. */
export const RepriceForm = observer(function RepriceForm({
  start,
  onStart,
  onClose,
}: RepriceFormProps) {
  const services = useAppState();
  const isOnline = useOnline();
  const linesId = useId();
  // What another device saved since counts.
  const fresh = { refetchOnMount: "always" } as const;
  const book = useQuery({ ...priceBookQuery(services), ...fresh });
  const list = useQuery({ ...savedBudgetsQuery(services), ...fresh });
  // The team is not in the book, and a price that was only typed there is in no budget.
  const items = (book.data?.items ?? []).filter(
    ({ unit, budgets: holding }) => unit !== "pessoa" && holding > 0,
  );
  const choice = useRepriceChoice(items, start);
  const { isSeveral, chosen, one } = choice;
  const shown = isSeveral ? chosen.map(({ item }) => item) : [one.item];
  const { lines, touched, tick, tickAll } = useRepriceLines(
    list.data ?? [],
    chosen,
    shown.filter((item) => item !== undefined),
  );
  const [isUnfolded, setUnfolded] = useState(false);
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const changing = ticked.flatMap(changingLine);
  const isLoading = ticked.some(({ figures }) => figures === null);
  const isSame =
    !isLoading && chosen.length > 0 && ticked.length > 0 && !changing.length;
  const staying = stayingInWords(touched);
  const budgets = counted(changing.length, "orçamento", "orçamentos");
  return (
    <Dialog
      open
      title="Reajustar preços"
      size="extra"
      onClose={onClose}
      footer={
        <>
          <p className={styles.summary} role="status">
            <b>{`${changing.length} de ${counted(lines.length, "orçamento", "orçamentos")}`}</b>
            <span>
              {isSame
                ? "Nada muda com este preço."
                : changing.length > 0 &&
                  `${sumInWords(changing.map(({ figures }) => figures))} no total`}
            </span>
            {!isOnline && <span>Sem internet</span>}
          </p>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={changing.length === 0 || isLoading || !isOnline}
            onClick={() => onStart(planOf(chosen, changing))}
          >
            {`Reajustar ${budgets}`}
          </Button>
        </>
      }
    >
      <KeptUndo />
      <Segmented
        label="O que reajustar"
        value={isSeveral ? "several" : "one"}
        options={[
          { value: "one", label: "Um preço" },
          { value: "several", label: "Vários, em %" },
        ]}
        onChange={(value) => choice.setSeveral(value === "several")}
      />
      <LoadedState
        query={book.data ? list : book}
        loading="Carregando orçamentos..."
        failed="Erro ao carregar orçamentos"
      />
      {book.data && items.length === 0 && (
        <p role="status">Nenhum orçamento salvo tem preços ainda.</p>
      )}
      {isSeveral ? (
        <SeveralPricesFields choice={choice} />
      ) : (
        <OnePriceFields items={items} choice={choice} />
      )}
      {isSeveral && lines.length > 0 && (
        <Fold controls={linesId} isOpen={isUnfolded} onTurn={setUnfolded}>
          {`${counted(lines.length, "orçamento afetado", "orçamentos afetados")}, ${counted(ticked.length, "selecionado", "selecionados")}`}
        </Fold>
      )}
      <div id={linesId}>
        {lines.length > 0 && (!isSeveral || isUnfolded) && (
          <TouchedLines lines={lines} onTick={tick} onTickAll={tickAll} />
        )}
      </div>
      {staying !== "" && (
        <p className={styles.staying}>
          <Icon of={Lock} size={16} />
          {staying}
        </p>
      )}
    </Dialog>
  );
});
