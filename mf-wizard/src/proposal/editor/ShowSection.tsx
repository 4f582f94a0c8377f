import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import type { Showing } from "shared-contracts/entities/proposal";
import type {
  ShowChoice,
  ShowChoices,
} from "shared-contracts/proposal/show-choices";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import styles from "./ProposalEditor.module.css";

const WORDS: Readonly<Record<Showing, string>> = {
  completo: "Completo",
  nomes: "Só nomes",
  resumo: "Em resumo",
  oculto: "Oculto",
};

interface ShowSectionProps {
  choices: ShowChoices;
  onChoose: (key: string, showing: Showing) => void;
}

/** How much the client reads of each part, and of the groups that are only for the kitchen. */
export function ShowSection({ choices, onChoose }: ShowSectionProps) {
  const { menu, included, internal } = choices;
  const [isOpen, setOpen] = useState(false);
  const internalId = useId();
  const allHidden =
    menu.length > 0 && menu.every(({ showing }) => showing === "oculto");
  const rows = (shown: readonly ShowChoice[]) =>
    shown.map((choice) => (
      <ShowRow key={choice.key} choice={choice} onChoose={onChoose} />
    ));
  const hidden = internal.every(({ showing }) => showing === "oculto");
  const names = internal.map(({ label }) => label).join(", ");
  return (
    <>
      {menu.length > 0 && <h4 className={styles.heading}>Cardápio</h4>}
      {rows(menu)}
      {allHidden && (
        <FieldMessage tone="warning">O cardápio está todo oculto.</FieldMessage>
      )}
      {included.length > 0 && <h4 className={styles.heading}>Está incluído</h4>}
      {rows(included)}
      {internal.length > 0 && (
        <div className={styles.internal}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={internalId}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.internalNames}>{names}</span>
            <b>{hidden ? "Ocultos" : "Alguns aparecem"}</b>
            <ChevronDown size={20} aria-hidden="true" />
          </button>
          <div id={internalId} hidden={!isOpen}>
            {rows(internal)}
          </div>
        </div>
      )}
    </>
  );
}

function ShowRow({
  choice: { key, label, showing, options },
  onChoose,
}: {
  choice: ShowChoice;
  onChoose: ShowSectionProps["onChoose"];
}) {
  const id = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={option === showing}
              onChange={() => onChoose(key, option)}
            />
            <span>{WORDS[option]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
