import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { Ruler } from "shared-ui/ruler/Ruler";
import styles from "./LoginPanel.module.css";

// An invented wedding, to show what a budget looks like.
const fixedCosts = {
  label: "Custos Fixos",
  value: "R$ 2.037,00",
  weight: 2037,
};
const steps = [
  { label: "Equipe", value: "R$ 4.710,00", weight: 4710 },
  { label: "Prato Principal", value: "R$ 3.642,33", weight: 3642 },
  { label: "Bebidas", value: "R$ 2.840,40", weight: 2840 },
  { label: "Bocadilhos e Porções", value: "R$ 1.386,00", weight: 1386 },
  { label: "Mesas Temáticas", value: "R$ 1.920,00", weight: 1920 },
  { label: "Confeitaria", value: "R$ 2.196,00", weight: 2196 },
  { label: "Itens Operacionais", value: "R$ 1.764,50", weight: 1765 },
];
const MARGINS_WEIGHT = 8198;

/** The picture beside the form: a finished budget as a kitchen ticket. Decoration, hidden from screen readers. */
export function LoginPanel() {
  return (
    <aside className={styles.panel} aria-hidden="true">
      <div className={styles.ticket}>
        <p className={styles.event}>Casamento, 120 convidados</p>
        {[...steps, fixedCosts].map(({ label, value }) => (
          <LeaderLine key={label} label={label} value={value} onPanel />
        ))}
        <div className={styles.end}>
          <Ruler
            label="Composição do total por etapa"
            segments={[
              ...[fixedCosts, ...steps].map(({ label, weight }) => ({
                id: label,
                weight,
                current: label === "Prato Principal",
              })),
              { id: "margins", weight: MARGINS_WEIGHT, hatched: true },
            ]}
          />
          <p className={styles.caption}>Custo por pessoa</p>
          <p className={styles.figure}>R$ 239,12</p>
        </div>
      </div>
    </aside>
  );
}
