import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { withDetail } from "shared-contracts/formats/with-detail";
import { exact } from "shared-contracts/numbers/exact";
import { useQuery } from "shared-contracts/platform/query";
import { unitLabel } from "shared-contracts/platform/rules";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useOnline } from "shared-ui/online/useOnline";
import { bookKey, itemsByName } from "../../price-book/items-by-name.ts";
import { useChangeBook } from "../../price-book/useChangeBook.ts";
import { priceBookQuery } from "../../working-budget/saved/price-book-query.ts";
import type { LearnedPrice } from "./actual-rows.ts";
import { CardHead } from "./CardHead.tsx";
import { Difference } from "./Difference.tsx";
import styles from "./Actual.module.css";

/** The prices that were paid otherwise than planned, and the book that can keep them; no budget changes. */
export function LearnedPrices({ learned }: { learned: LearnedPrice[] }) {
  const [turned, turn] = useState<Readonly<Record<string, boolean>>>({});
  const isOnline = useOnline();
  const changing = useChangeBook();
  const book = useQuery(priceBookQuery(useAppState()));
  const isTicked = ({ place, isUsual }: LearnedPrice) =>
    turned[place] ?? isUsual;
  const ticked = learned.filter(isTicked);

  function keep() {
    const known = itemsByName(book.data?.items ?? []);
    const before = ({ name, unit }: LearnedPrice) => {
      const item = known.get(bookKey(unit, name));
      return item?.isTyped ? item.price : null;
    };
    changing.mutate({
      changes: ticked.map(({ name, unit, paid: price }) => ({
        name,
        unit,
        price,
      })),
      back: ticked.map((one) => ({
        name: one.name,
        unit: one.unit,
        price: before(one),
      })),
      done: `${counted(exact(ticked.length), "preço guardado", "preços guardados")} no caderno.`,
    });
  }

  return (
    <Card className={styles.card} aria-labelledby="learned-title">
      <CardHead
        id="learned-title"
        title={`Preços aprendidos (${learned.length})`}
        hint="Pagou diferente do previsto. Guarde no caderno o que vale para os próximos."
      >
        <Button
          disabled={ticked.length === 0 || !isOnline || !book.data}
          busy={changing.isPending}
          busyLabel="Guardando..."
          onClick={keep}
        >
          Guardar {ticked.length} no caderno
        </Button>
      </CardHead>
      {!isOnline && <p className={styles.hint}>Sem internet</p>}
      {changing.isError && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível salvar no caderno", changing.error)}
        </FieldMessage>
      )}
      <ul className={styles.list}>
        {learned.map((one) => (
          <li key={one.place} className={styles.learned}>
            <Checkbox
              label={one.name}
              checked={isTicked(one)}
              onChange={(on) => turn({ ...turned, [one.place]: on })}
            />
            <span>
              <span className={styles.hint}>{formatMoney(one.planned)} → </span>
              <b>{formatMoney(one.paid)}</b> por {unitLabel(one.unit)}
            </span>
            <span className={styles.change}>
              <Difference planned={one.planned} actual={exact(one.paid)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
