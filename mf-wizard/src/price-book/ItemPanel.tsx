import TrendingUp from "lucide-react/icons/trending-up";
import { useEffect, useState } from "react";
import {
  type BookChange,
  type BookItem,
  SUPPLIER_MAX,
} from "shared-contracts/entities/price-book";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./PriceBook.module.css";
import { useChangeBook } from "./useChangeBook.ts";

interface ItemPanelProps {
  item: BookItem;
  /** Whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  /** Changes the budgets that have the item to the price that is typed. */
  onReprice: (price: number | undefined) => void;
}

/** The price and the supplier of an item in the book. */
export function ItemPanel({ item, onTyped, onReprice }: ItemPanelProps) {
  const [price, setPrice] = useState<number | "">(item.price);
  const [supplier, setSupplier] = useState(item.supplier);
  const isOnline = useOnline();
  const changing = useChangeBook();
  const { fields, elsewhere } = errorsByField(changing.error, {
    price: "items[0].price",
    supplier: "items[0].supplier",
  });
  const key = itemOf(item);
  const change: BookChange = {
    ...key,
    ...(price !== "" && price !== item.price && { price }),
    ...(supplier.trim() !== item.supplier && { supplier }),
  };
  const changes = "price" in change || "supplier" in change;
  useEffect(() => onTyped(changes), [onTyped, changes]);

  function save() {
    const back: BookChange = {
      ...key,
      price: item.isTyped ? item.price : null,
      supplier: item.supplier,
    };
    const done =
      "price" in change
        ? `Preço de ${item.name} salvo no caderno.`
        : `Fornecedor de ${item.name} salvo no caderno.`;
    changing.mutate({ changes: [change], back: [back], done });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (changes) save();
      }}
    >
      <div className={styles.fields}>
        <MoneyField
          label="Último preço"
          value={price}
          suffix={`/${item.unit}`}
          error={fields.price}
          onChange={setPrice}
        />
        <TextField
          label="Fornecedor (opcional)"
          value={supplier}
          maxLength={SUPPLIER_MAX}
          error={fields.supplier}
          onChange={setSupplier}
        />
      </div>
      <p className={styles.note}>
        Muda só o caderno. Os orçamentos ficam como estão.
      </p>
      {changing.isError && elsewhere && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível salvar no caderno", changing.error)}
        </FieldMessage>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={!changes || !isOnline}
          busy={changing.isPending}
          busyLabel="Salvando..."
        >
          Salvar no caderno
        </Button>
        {item.budgets > 0 && (
          <Button
            variant="ghost"
            icon={TrendingUp}
            onClick={() => onReprice(price === "" ? undefined : price)}
          >
            Reajustar orçamentos
          </Button>
        )}
        {!isOnline && <span className={styles.note}>Sem internet</span>}
      </div>
    </form>
  );
}

/** What identifies an item in a change; rows of the team are not in the book. */
export function itemOf({ name, unit }: BookItem): {
  name: string;
  unit: BookChange["unit"];
} {
  return { name, unit: unit as BookChange["unit"] };
}
