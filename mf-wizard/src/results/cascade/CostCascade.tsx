import type { CSSProperties } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { formatPercent } from "shared-contracts/formats/money";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import type { Explain } from "../../steps/explain/explained-figure.ts";
import { ExplainedMoney } from "../../steps/explain/ExplainedMoney.tsx";
import { Percent } from "../../steps/event/Percent.tsx";
import styles from "./CostCascade.module.css";
import { type CascadeLine, cascadeLines, cssPercent } from "./cascade-lines.ts";
import { explainCascadeLine } from "./explain-cascade-line.ts";

/**
 * The cost summary, which is its own chart: the whole width is the final total, which closes it, and each bar begins
 * where the last one ended. The roles repeat what the elements say because a phone lays the rows out as grids, which
 * takes their meaning away in Safari.
 */
export const CostCascade = observer(function CostCascade() {
  const { store } = useAppState();
  const lines = cascadeLines(store.totals, store.margins);
  return (
    <table className={styles.cascade} role="table">
      <caption className={styles.caption}>Resumo de custos</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <VisuallyHidden>Parte do orçamento</VisuallyHidden>
          </th>
          <th scope="col" role="columnheader">
            <span className={styles.legend}>
              <VisuallyHidden>Composição:</VisuallyHidden>
              <span>
                <i className={styles.key} data-kind="cost" />
                Custos
              </span>
              <span>
                <i className={styles.key} data-kind="margin" />
                Margens e reajuste
              </span>
            </span>
          </th>
          <th scope="col" role="columnheader" className={styles.percentHead}>
            % do total
          </th>
          <th scope="col" role="columnheader" className={styles.amountHead}>
            Valor
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <CascadeRow
            key={line.key}
            line={line}
            explain={(words) => explainCascadeLine(words, line, lines, store)}
          />
        ))}
      </tbody>
    </table>
  );
});

interface CascadeRowProps {
  line: CascadeLine;
  explain: Explain;
}

function CascadeRow({ line, explain }: CascadeRowProps) {
  const { label, rate, kind, amount, start, share } = line;
  const bar = {
    "--start": cssPercent(start),
    "--length": cssPercent(share),
  } as CSSProperties;
  return (
    <tr role="row" className={styles.line} data-kind={kind}>
      <th scope="row" role="rowheader">
        {label}
        {rate !== undefined && (
          <span className={styles.rate}>
            {" "}
            (<Percent fraction={() => rate} />)
          </span>
        )}
      </th>
      <td role="cell" className={styles.chart}>
        {kind !== "total" && (
          <span className={styles.track} aria-hidden="true">
            <i className={styles.bar} data-kind={kind} style={bar} />
          </span>
        )}
      </td>
      <td
        role="cell"
        className={styles.percent}
        title={formatPercent(share, 2)}
      >
        {formatPercent(share)}
      </td>
      <td role="cell" className={styles.amount}>
        <ExplainedMoney
          amount={amount}
          explain={explain}
          withMargins={kind !== "margin" && kind !== "total"}
        />
      </td>
    </tr>
  );
}
