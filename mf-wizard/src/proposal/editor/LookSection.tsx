import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { Accent } from "shared-contracts/entities/proposal";
import styles from "./ProposalEditor.module.css";

const ACCENTS: Readonly<Record<Accent, string>> = {
  jabuticaba: "Jabuticaba",
  terracota: "Terracota",
  mel: "Mel",
  mata: "Mata",
  azulejo: "Azulejo",
  grafite: "Grafite",
};

interface LookSectionProps {
  accent: Accent;
  onChoose: (accent: Accent) => void;
}

/** The colour of the account's proposals. */
export function LookSection({ accent, onChoose }: LookSectionProps) {
  const id = useId();
  return (
    <div className={styles.swatches} role="radiogroup" aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        Cor de todas as suas propostas
      </h4>
      {(Object.keys(ACCENTS) as Accent[]).map((one) => (
        <label key={one} className={styles.swatch}>
          <input
            type="radio"
            name={id}
            checked={one === accent}
            onChange={() => onChoose(one)}
          />
          <span className={styles.colour} data-proposal={one}>
            {one === accent && <Check size={16} aria-hidden="true" />}
          </span>
          {ACCENTS[one]}
        </label>
      ))}
    </div>
  );
}
