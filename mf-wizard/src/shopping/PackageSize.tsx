import { useState, type RefObject } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { NumberField } from "shared-ui/number-field/NumberField";
import { useOnline } from "shared-ui/online/useOnline";
import { Popover } from "shared-ui/popover/Popover";
import { itemChange } from "../price-book/item-change.ts";
import { useChangeBook } from "../price-book/useChangeBook.ts";
import styles from "./Shopping.module.css";

interface PackageSizeProps {
  item: BookItem;
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A panel with what an item is bought in, which the price book keeps. No budget changes by it. */
export function PackageSize({ item, anchor, onClose }: PackageSizeProps) {
  return (
    <Popover
      open
      anchor={anchor}
      title={`Embalagem de ${item.name}`}
      onClose={onClose}
    >
      <SizeForm
        item={item}
        onSaved={() => {
          onClose();
          anchor.current?.focus();
        }}
      />
    </Popover>
  );
}

function SizeForm({ item, onSaved }: { item: BookItem; onSaved: () => void }) {
  const [size, setSize] = useState<number | "">(item.packageSize ?? "");
  const isOnline = useOnline();
  const changing = useChangeBook();
  const change = itemChange(item, { packageSize: size });
  return (
    <form
      className={styles.package}
      onSubmit={(event) => {
        event.preventDefault();
        if (change && isOnline) changing.mutate(change, { onSuccess: onSaved });
      }}
    >
      <NumberField
        label="Tamanho da embalagem"
        value={size}
        suffix={item.unit}
        onChange={setSize}
      />
      {changing.isError && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível salvar no caderno", changing.error)}
        </FieldMessage>
      )}
      {!isOnline && <p className={styles.soft}>Sem internet</p>}
      <Button
        type="submit"
        disabled={!change || !isOnline}
        busy={changing.isPending}
        busyLabel="Salvando..."
      >
        Salvar no caderno
      </Button>
    </form>
  );
}
