import TrendingUp from "lucide-react/icons/trending-up";
import { useEffect, useState } from "react";
import {
  type BookItem,
  SUPPLIER_MAX,
} from "shared-contracts/entities/price-book";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import { itemChange } from "./item-change.ts";
import styles from "./PriceBook.module.css";
import { useChangeBook } from "./useChangeBook.ts";

interface ItemPanelProps {
  item: BookItem;
  /** Whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  /** Changes the budgets that have the item to the price that is typed. */
  onReprice: (price: number | undefined) => void;
}

/** The price of an item in the book, its supplier, and what it is bought in. */
export function ItemPanel({ item, onTyped, onReprice }: ItemPanelProps) {
  const [price, setPrice] = useState<number | "">(item.price);
  const [supplier, setSupplier] = useState(item.supplier);
  const [packageSize, setPackageSize] = useState<number | "">(
    item.packageSize ?? "",
  );
  const isOnline = useOnline();
  const changing = useChangeBook();
  const { fields, elsewhere } = errorsByField(changing.error, {
    price: "items[0].price",
    supplier: "items[0].supplier",
    packageSize: "items[0].packageSize",
  });
  const change = itemChange(item, { price, supplier, packageSize });
  const changes = change !== null;
  useEffect(() => onTyped(changes), [onTyped, changes]);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (change) changing.mutate(change);
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
        <NumberField
          label="Embalagem (opcional)"
          value={packageSize}
          suffix={item.unit}
          error={fields.packageSize}
          onChange={setPackageSize}
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
