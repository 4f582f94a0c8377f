import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { Ruler } from "shared-ui/ruler/Ruler";
import styles from "./WelcomePanel.module.css";

// An invented wedding, to show where the free days lead.
const LINES = [
  { label: "Filé ao molho madeira", value: "R$ 2.216,93" },
  { label: "Cerveja, 411 latas", value: "R$ 1.726,20" },
  { label: "Garçons, 7", value: "R$ 1.470,00" },
];
const PARTS = [3350, 4980, 5003, 6077, 3235, 2672, 2877, 2969];
const MARGINS = 11_686;

/** The picture beside the welcome: what a budget becomes. Decoration, hidden from screen readers. */
export function WelcomePanel() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.lines}>
        <p className={styles.caption}>Do primeiro item à proposta</p>
        {LINES.map((line) => (
          <LeaderLine key={line.label} {...line} small onPanel />
        ))}
      </div>
      <Ruler
        label="Composição do total por etapa"
        segments={[
          ...PARTS.map((weight, at) => ({ id: String(at), weight })),
          { id: "margins", weight: MARGINS, hatched: true },
        ]}
      />
      <p className={styles.caption}>Valor por pessoa</p>
      <p className={styles.figure}>R$ 312,76</p>
    </div>
  );
}
