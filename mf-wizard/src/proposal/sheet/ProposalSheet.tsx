import type { Block, Proposal } from "shared-contracts/proposal/composition";
import styles from "./ProposalSheet.module.css";
import { SheetConditions } from "./SheetConditions.tsx";
import { SheetMenu } from "./SheetMenu.tsx";
import { SheetOptions } from "./SheetOptions.tsx";
import { Choices, SheetSection, WordsOf } from "./SheetSection.tsx";

export interface ProposalSheetProps {
  proposal: Proposal;
}

/**
 * What the client will read, as one long sheet that is as wide as its place, at most as wide as A4. It says the texts
 * of the composition in their order and never follows the theme. [pdf-follows-composition]
 */
export function ProposalSheet({ proposal }: ProposalSheetProps) {
  const { accent, blocks, footer, logo } = proposal;
  return (
    <div className={styles.place}>
      <article
        className={styles.sheet}
        data-theme="light"
        data-proposal={accent}
        lang="pt-BR"
      >
        {blocks.map((block, index) => (
          <div key={index} className={styles.block} data-block={block.kind}>
            <SheetBlock block={block} logo={logo} />
          </div>
        ))}
        <footer className={styles.footer}>
          {footer.sender && <span>{footer.sender}</span>}
          <span>{footer.date}</span>
        </footer>
      </article>
    </div>
  );
}

function SheetBlock({ block, logo }: { block: Block; logo: string | null }) {
  switch (block.kind) {
    case "brand":
      return (
        <header className={styles.brand}>
          {logo ? (
            <img className={styles.logo} src={logo} alt="Logo do buffet" />
          ) : (
            <p className={styles.company}>{block.name}</p>
          )}
          <ul className={styles.contact}>
            {block.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </header>
      );
    case "kicker":
      return <p className={styles.kicker}>{block.text}</p>;
    case "title":
      return <h1 className={styles.title}>{block.text}</h1>;
    case "sentence":
      return <p className={styles.sentence}>{block.text}</p>;
    case "prices":
      return (
        <dl className={styles.prices}>
          {block.prices.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.price}>{value}</dd>
            </div>
          ))}
          <div className={styles.validity}>
            <dt>{block.validity.label}</dt>
            <dd>{block.validity.value}</dd>
          </div>
        </dl>
      );
    case "menu":
    case "included":
      return <SheetMenu block={block} />;
    case "options":
      return <SheetOptions block={block} />;
    case "choice":
      return (
        <SheetSection title={block.title}>
          <Choices choices={block.choices} />
        </SheetSection>
      );
    case "option":
      return (
        <div className={styles.option}>
          <p className={styles.kicker}>{block.kicker}</p>
          <h2>{block.title}</h2>
        </div>
      );
    case "conditions":
      return <SheetConditions block={block} />;
    case "acceptance":
      return (
        <SheetSection title={block.title}>
          <p>
            <WordsOf words={block.text} />
          </p>
          {block.choice && (
            <div className={styles.choice}>
              <span>{block.choice.label}</span>
              <Choices choices={block.choice.choices} />
            </div>
          )}
          {block.placeAndDate && (
            <p className={styles.written}>{block.placeAndDate}</p>
          )}
          <ul className={styles.signatures}>
            {block.signatures.map(({ name, role }, index) => (
              <li key={index}>
                <b>{name}</b>
                <span>{role}</span>
              </li>
            ))}
          </ul>
        </SheetSection>
      );
  }
}
