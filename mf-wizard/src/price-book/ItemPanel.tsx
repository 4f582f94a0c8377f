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
import { NumberField } from "shared-ui/number-field/NumberField";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./PriceBook.module.css";
import { useChangeBook } from "./useChangeBook.ts";

/** What a save says, by the first field that it changes. */
const SAID = [
  { field: "price", said: "Preço de … salvo no caderno." },
  { field: "supplier", said: "Fornecedor de … salvo no caderno." },
  { field: "packageSize", said: "Embalagem de … salva no caderno." },
] as const;

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
  const key = itemOf(item);
  const change: BookChange = {
    ...key,
    ...(price !== "" && price !== item.price && { price }),
    ...(supplier.trim() !== item.supplier && { supplier }),
    ...(Number(packageSize) !== (item.packageSize ?? 0) && {
      packageSize: Number(packageSize),
    }),
  };
  const changes = SAID.some(({ field }) => field in change);
  useEffect(() => onTyped(changes), [onTyped, changes]);

  function save() {
    const back: BookChange = {
      ...key,
      price: item.isTyped ? item.price : null,
      supplier: item.supplier,
      packageSize: item.packageSize ?? 0,
    };
    const { said } = SAID.find(({ field }) => field in change)!;
    const done = said.replace("…", item.name);
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

/** What identifies an item in a change; rows of the team are not in the book. */
export function itemOf({ name, unit }: BookItem): {
  name: string;
  unit: BookChange["unit"];
} {
  return { name, unit: unit as BookChange["unit"] };
}
