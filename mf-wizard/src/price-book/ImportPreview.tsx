import {
  BOOK_CHANGES_MAX,
  type BookChange,
  type BookItem,
} from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { PRICE_BOOK_KEY } from "../working-budget/saved/price-book-query.ts";
import { type BookFile, realChanges } from "./book-file.ts";
import styles from "./PriceBook.module.css";

/** Lines that are shown of each kind; the rest is counted. */
const SHOWN = 50;

interface ImportPreviewProps {
  file: BookFile;
  items: readonly BookItem[];
  onClose: () => void;
}

/** Shows what a file would change in the book, and changes it. */
export function ImportPreview({ file, items, onClose }: ImportPreviewProps) {
  const importing = useImport();
  const { refused } = file;
  const changes = realChanges(items, file.changes);
  const equal = file.changes.length - changes.length;
  return (
    <Dialog
      open
      title="Importar preços"
      description="Muda só o caderno. Os orçamentos ficam como estão."
      size="wide"
      dismissable={!importing.isPending}
      onClose={onClose}
      footer={
        <DialogButtons
          disabled={changes.length === 0}
          busy={importing.isPending}
          busyLabel="Importando..."
          onCancel={onClose}
          onClick={() =>
            importing.mutate(
              changes.map(({ change }) => change),
              { onSuccess: onClose },
            )
          }
        >
          {`Importar ${counted(changes.length, "item", "itens")}`}
        </DialogButtons>
      }
    >
      {importing.isError && (
        <FieldMessage tone="error">
          {withDetail("A importação parou", importing.error)}
        </FieldMessage>
      )}
      <p role="status">
        {changes.length === 0
          ? "Nada muda com este arquivo."
          : `${counted(changes.length, "item muda", "itens mudam")}.`}
        {equal > 0 && ` ${counted(equal, "já está", "já estão")} assim.`}
      </p>
      <ul className={styles.past}>
        {changes.slice(0, SHOWN).map(({ change, before }) => (
          <LeaderLine
            key={`${change.unit} ${change.name}`}
            as="li"
            label={change.name}
            note={change.supplier}
            value={
              change.price === undefined || change.price === null
                ? othersOf(change)
                : [
                    before ? `${formatMoney(before.price)} →` : "novo:",
                    `${formatMoney(change.price)} por ${change.unit}`,
                  ].join(" ")
            }
          />
        ))}
      </ul>
      {changes.length > SHOWN && <p>{`E mais ${changes.length - SHOWN}.`}</p>}
      {refused.length > 0 && (
        <>
          <h3 className={styles.heading}>Linhas que ficam de fora</h3>
          <ul>
            {refused.slice(0, SHOWN).map(({ line, reason }) => (
              <li key={line}>{`Linha ${line}: ${reason}`}</li>
            ))}
          </ul>
          {refused.length > SHOWN && (
            <p>{`E mais ${refused.length - SHOWN}.`}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

/** What changes beside the price. */
function othersOf({ supplier, packageSize }: BookChange): string {
  return [
    supplier !== undefined && "fornecedor",
    packageSize !== undefined && "embalagem",
  ]
    .filter(Boolean)
    .join(" e ");
}

/** Sends the changes in parts; after a failure the preview shows what is left. */
function useImport() {
  const { client, queryClient, notify } = useAppState();
  return useMutation({
    async mutationFn(changes: readonly BookChange[]) {
      for (let at = 0; at < changes.length; at += BOOK_CHANGES_MAX)
        await client.call("changePriceBook", {
          body: { items: changes.slice(at, at + BOOK_CHANGES_MAX) },
        });
    },
    networkMode: "always",
    onSuccess: (_, changes) =>
      notify({
        text: `${counted(changes.length, "item importado", "itens importados")} para o caderno.`,
        about: "price-book",
      }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY }),
  });
}
