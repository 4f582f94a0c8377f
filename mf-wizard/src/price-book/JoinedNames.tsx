import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useOnline } from "shared-ui/online/useOnline";
import { Select } from "shared-ui/select/Select";
import { itemOf } from "./item-change.ts";
import styles from "./PriceBook.module.css";
import { useChangeBook } from "./useChangeBook.ts";

interface JoinedNamesProps {
  item: BookItem;
  items: readonly BookItem[];
}

/** The names that count as an item, and the way to have this one count as another. */
export function JoinedNames({ item, items }: JoinedNamesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [into, setInto] = useState("");
  const isOnline = useOnline();
  const changing = useChangeBook();
  const { name, unit, joined } = item;
  const others = items
    .filter((other) => other !== item && other.unit === unit)
    .map((other) => other.name)
    .toSorted(new Intl.Collator("pt-BR").compare);
  const busy = changing.isPending || !isOnline;

  function join(from: string, joinedTo: string | null, back: string | null) {
    const key = { ...itemOf(item), name: from };
    const done =
      joinedTo === null
        ? `${from} é de novo um item.`
        : `${from} conta agora como ${joinedTo}.`;
    changing.mutate({
      changes: [{ ...key, joinedTo }],
      back: [{ ...key, joinedTo: back }],
      done,
    });
  }

  return (
    <div className={styles.joined}>
      {joined.map((alias) => (
        <p key={alias}>
          Conta também: {alias}{" "}
          <Button
            variant="link"
            disabled={busy}
            onClick={() => join(alias, null, name)}
          >
            Separar
          </Button>
        </p>
      ))}
      {others.length > 0 && !isChoosing && (
        <Button variant="ghost" size="small" onClick={() => setChoosing(true)}>
          Juntar a outro item
        </Button>
      )}
      {isChoosing && (
        <div className={styles.actions}>
          <Select
            label={`Juntar ${name} a`}
            placeholder="Escolha o item"
            value={into}
            options={others.map((other) => ({ value: other, label: other }))}
            onChange={setInto}
          />
          <Button
            disabled={into === "" || busy}
            onClick={() => join(name, into, null)}
          >
            Juntar
          </Button>
          <Button variant="quiet" onClick={() => setChoosing(false)}>
            Cancelar
          </Button>
        </div>
      )}
      {changing.isError && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível mudar o caderno", changing.error)}
        </FieldMessage>
      )}
    </div>
  );
}
