import { type Ref, StrictMode, useEffect, useRef, useState } from "react";
import { Banner } from "shared-ui/banner/Banner";
import type { LoggedCall } from "../call-log.ts";
import { type Conditions, writeConditions } from "../conditions.ts";
import {
  type IsolationParts,
  listedScenarios,
  scenarioOf,
} from "../scenario.ts";
import { onMessageFrom, sendTo, type StageMessage } from "../messages.ts";
import { CallLog } from "./CallLog.tsx";
import { ConditionFields } from "./ConditionFields.tsx";
import styles from "./IsolationPanel.module.css";
import { ScenarioList } from "./ScenarioList.tsx";
import { StageBar } from "./StageBar.tsx";
import { useConditions } from "./useConditions.ts";
import { useRebuilds } from "./useRebuilds.ts";
import { createRoot } from "react-dom/client";

/** How many of the last calls are listed. */
const LISTED = 50;

/**
 * The panel around a remote that runs alone: its scenarios, the conditions, the stage, and the last calls.
 */
function IsolationPanel({ scenarios, version, api, build }: IsolationParts) {
  const { remote } = scenarios;
  const listed = listedScenarios(scenarios, api);
  const [chosen, change] = useConditions();
  const scenario = scenarioOf(listed, chosen.scenario);
  const conditions = { ...chosen, scenario: scenario.id };
  const { latency, failures, theme } = conditions;
  const stage = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const problems = useRebuilds(build);
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    sendTo(stage.current?.contentWindow, { latency, failures, theme });
  }, [latency, failures, theme]);

  useEffect(
    () =>
      onMessageFrom<StageMessage>(
        () => stage.current?.contentWindow,
        ({ logged }) =>
          setCalls((before) => [logged, ...before].slice(0, LISTED)),
      ),
    [],
  );

  return (
    <div className={styles.panel}>
      <aside className={styles.side} aria-label="Cenários">
        <header className={styles.head}>
          <h1>{remote}</h1>
          <p>
            {api === null
              ? `${version}, isolado, serviços simulados`
              : `${version}, isolado, API real: ${api}`}
          </p>
        </header>
        <ScenarioList
          listed={listed}
          current={scenario.id}
          address={(id) => writeConditions({ ...conditions, scenario: id })}
          onChoose={(id) => {
            setCalls([]);
            change({ scenario: id });
          }}
        />
        <ConditionFields
          conditions={conditions}
          real={api !== null}
          onChange={change}
        />
      </aside>
      <main className={styles.main}>
        <StageBar
          scenario={scenario}
          onReload={() => {
            setCalls([]);
            setLoads(loads + 1);
          }}
        />
        {problems && (
          <Banner tone="danger">
            A última mudança não compila.
            <pre className={styles.problems}>{problems}</pre>
          </Banner>
        )}
        <StageFrame
          key={`${scenario.id} ${loads}`}
          ref={stage}
          title={`${remote}, ${scenario.title}`}
          conditions={conditions}
        />
        <CallLog calls={calls} />
      </main>
    </div>
  );
}

interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  conditions: Conditions;
}

/** The stage: a separate page, so that its width is real. Opened once for each key; later changes are sent to it. */
function StageFrame({ ref, title, conditions }: StageFrameProps) {
  const [address] = useState(() => `${writeConditions(conditions)}&stage`);
  return (
    <div className={styles.stage} tabIndex={-1}>
      <iframe
        ref={ref}
        className={styles.frame}
        data-width={conditions.width}
        src={address}
        title={title}
      />
    </div>
  );
}

/** Draws the panel around the stage. */
export function startPanel(parts: IsolationParts): void {
  document.title = `${parts.scenarios.remote} isolado | Banquete`;
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <IsolationPanel {...parts} />
    </StrictMode>,
  );
}
