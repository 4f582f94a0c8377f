import { type CSSProperties, useMemo, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import {
  formatDifference,
  formatMoney,
  formatPercent,
  percentOf,
} from "shared-contracts/formats/money";
import { isZero, subtract } from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { NumberField } from "shared-ui/number-field/NumberField";
import { Segmented } from "shared-ui/segmented/Segmented";
import { Select } from "shared-ui/select/Select";
import { cssPercent } from "../cascade/cascade-lines.ts";
import { usePlace } from "../usePlace.ts";
import {
  type Effect,
  priceTargets,
  usualEffects,
  withPrices,
} from "./price-change.ts";
import styles from "./RiskCard.module.css";
import { type CostLine, costLines, mostOfTheCost } from "./risk-lines.ts";

/** Lines that are shown at first. */
const SHOWN = 7;

/** 'Onde está o risco': the lines that make most of the cost, and what changes of prices and guests would do. */
export const RiskCard = observer(function RiskCard() {
  const { store } = useAppState();
  const { totals } = store;
  const budget = store.toBudget();
  if (isZero(totals.subtotal)) return null;
  const lines = costLines(budget);
  const most = mostOfTheCost(lines);
  return (
    <Card className={styles.card} aria-labelledby="risk-title">
      <h2 id="risk-title">Onde está o risco</h2>
      <p className={styles.hint}>
        {most.length === 1
          ? "Uma linha faz 80% do custo."
          : `${most.length} das ${counted(lines.length, "linha", "linhas")} fazem 80% do custo.`}
      </p>
      <div className={styles.columns}>
        <CostliestLines lines={most} totals={totals} />
        <Effects budget={budget} totals={totals} />
      </div>
    </Card>
  );
});

interface LinesProps {
  lines: readonly CostLine[];
  totals: BudgetTotals;
}

function CostliestLines({ lines, totals }: LinesProps) {
  const [isWhole, setWhole] = useState(false);
  const rest = lines.length - SHOWN;
  const [largest] = lines;
  return (
    <section aria-labelledby="risk-lines">
      <h3 id="risk-lines">Linhas mais caras, em % do custo</h3>
      <ol className={styles.lines}>
        {lines.slice(0, isWhole ? undefined : SHOWN).map((line, at) => (
          <LineOfCost
            key={at}
            line={line}
            ofLargest={cssPercent(percentOf(line.cost, largest!.cost))}
            share={formatPercent(percentOf(line.cost, totals.subtotal))}
          />
        ))}
      </ol>
      {rest > 0 && !isWhole && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {rest === 1 ? "Mostrar a outra" : `Mostrar as outras ${rest}`}
        </Button>
      )}
    </section>
  );
}

function LineOfCost(props: {
  line: CostLine;
  ofLargest: string;
  share: string;
}) {
  const { line, ofLargest, share } = props;
  const { step, show } = usePlace(line.place);
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <Link to={step?.path ?? "/event"} onClick={show}>
          {line.name}
        </Link>
        <i
          aria-hidden="true"
          style={{ "--length": ofLargest } as CSSProperties}
        />
      </span>
      <b>{formatMoney(line.cost)}</b>
      <span className={styles.share}>{share}</span>
    </li>
  );
}

interface EffectsProps {
  budget: Budget;
  totals: BudgetTotals;
}

function Effects({ budget, totals }: EffectsProps) {
  const effects = useMemo(() => usualEffects(budget), [budget]);
  return (
    <section aria-labelledby="risk-effects">
      <h3 id="risk-effects">Efeito no total final</h3>
      <ul className={styles.lines}>
        {effects.map((effect) => (
          <EffectLine key={effect.label} effect={effect} totals={totals} />
        ))}
      </ul>
      <OtherChange budget={budget} totals={totals} />
    </section>
  );
}

function EffectLine({
  effect: { label, note, totals: after },
  totals,
}: {
  effect: Effect;
  totals: BudgetTotals;
}) {
  return (
    <li className={styles.effect}>
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <b className={styles.difference}>
        {formatDifference(subtract(after.total, totals.total))}
      </b>
      <span className={styles.after}>
        <span>{formatMoney(after.total)}</span>{" "}
        <small>{formatMoney(after.perPerson)} por pessoa</small>
      </span>
    </li>
  );
}

/** One change of the user's choice. */
function OtherChange({ budget, totals }: EffectsProps) {
  const targets = priceTargets(budget);
  const [label, setLabel] = useState("");
  const [percent, setPercent] = useState<number | "">(15);
  const [direction, turn] = useState<"up" | "down">("up");
  const target = targets.find((one) => one.label === label) ?? targets.at(-1);
  if (!target) return null;
  const isDown = direction === "down";
  const after = withPrices(
    budget,
    target,
    isDown ? -Math.min(Number(percent), 50) : Number(percent),
  );
  return (
    <div className={styles.other}>
      <Select
        label="Outra mudança"
        value={target.label}
        options={targets.map((one) => ({
          value: one.label,
          label: one.label,
        }))}
        onChange={setLabel}
      />
      <Segmented
        label="Direção"
        value={direction}
        options={[
          { value: "up", label: "Sobe" },
          { value: "down", label: "Desce" },
        ]}
        onChange={turn}
      />
      <NumberField
        kind="percent"
        label="Mudança, em %"
        labelVisibility="hidden"
        suffix="%"
        max={isDown ? 50 : 100}
        value={percent}
        onChange={setPercent}
      />
      <b className={styles.difference} role="status">
        {formatDifference(subtract(after.total, totals.total))}
      </b>
    </div>
  );
}
