import type { Joined } from "shared-contracts/merging/merge-budgets";
import type { Side, Sides } from "shared-contracts/merging/merge-value";
import { counted } from "shared-contracts/formats/count";
import type { Budget } from "shared-contracts/parts/budget";
import { ChangeList } from "./ChangeList.tsx";
import styles from "./Outbox.module.css";

/** "7 mudanças já juntadas: 5 suas, 2 da conta", which unfolds to the changes of each side. */
export function JoinedChanges({
  joined,
  sides,
}: {
  joined: readonly Joined[];
  sides: Sides<Budget> | null;
}) {
  const of = (side: Side) => joined.filter((one) => one.side === side);
  const [mine, theirs] = [of("mine"), of("theirs")];
  const counts = [
    ...(mine.length > 0 ? [counted(mine.length, "sua", "suas")] : []),
    ...(theirs.length > 0 ? [`${theirs.length} da conta`] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <details className={styles.joined}>
      <summary>
        {counted(joined.length, "mudança já juntada", "mudanças já juntadas")}:{" "}
        {counts.join(", ")}
      </summary>
      {mine.length > 0 && <h3>Você</h3>}
      <ChangeList changes={mine} sides={sides} />
      {theirs.length > 0 && <h3>Na conta</h3>}
      <ChangeList changes={theirs} sides={sides} />
    </details>
  );
}
