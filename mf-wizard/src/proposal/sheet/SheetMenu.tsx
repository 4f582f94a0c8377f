import type {
  BlockOf,
  MenuPart,
  MenuRow,
} from "shared-contracts/proposal/composition";
import styles from "./SheetMenu.module.css";
import { SheetSection } from "./SheetSection.tsx";

/** The menu, or what the price includes: a sentence, lists in two columns, or both. */
export function SheetMenu({ block }: { block: BlockOf<"menu" | "included"> }) {
  return (
    <SheetSection
      title={block.title}
      note={block.kind === "menu" ? block.note : undefined}
    >
      {block.kind === "included" && block.text && <p>{block.text}</p>}
      {block.parts.length > 0 && (
        <div className={styles.parts}>
          {block.parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </div>
      )}
    </SheetSection>
  );
}

function Part({ part: { title, groups } }: { part: MenuPart }) {
  return (
    <section>
      <h3>{title}</h3>
      {groups.map(({ name, rows }, index) => (
        <div key={index}>
          {name && <h4>{name}</h4>}
          <ul>
            {rows.map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({ row: { name, quantity } }: { row: MenuRow }) {
  return quantity ? (
    <li className={styles.counted}>
      <span>{name}</span>
      <span className={styles.quantity}>{quantity}</span>
    </li>
  ) : (
    <li>{name}</li>
  );
}
