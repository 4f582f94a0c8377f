import { type Ref, StrictMode, useEffect, useRef, useState } from "react";
import { Banner } from "shared-ui/banner/Banner";
import { type Conditions, writeConditions } from "../conditions.ts";
import {
  type IsolationParts,
  listedScenarios,
  scenarioOf,
} from "../scenario.ts";
import {
  CHECK_STAGE,
  onMessageFrom,
  sendTo,
  type StageMessage,
} from "../messages.ts";
import { CallLog } from "./CallLog.tsx";
import { ConditionFields } from "./ConditionFields.tsx";
import styles from "./IsolationPanel.module.css";
import { reportText, type Seen } from "./report-text.ts";
import { ScenarioList } from "./ScenarioList.tsx";
import { StageBar } from "./StageBar.tsx";
import { useConditions } from "./useConditions.ts";
import { useRebuilds } from "./useRebuilds.ts";
import { createRoot } from "react-dom/client";

/** How many of the last calls and errors are listed. */
const LISTED = 50;

const NOTHING: Seen = { calls: [], errors: [], violations: null };

/**
 * The panel around a remote that runs alone: its scenarios, the conditions, the stage, and the last calls.
 */
function IsolationPanel(parts: IsolationParts) {
  const { scenarios, version, api, build, hash } = parts;
  const { remote } = scenarios;
  const listed = listedScenarios(scenarios, api);
  const [chosen, change] = useConditions();
  const scenario = scenarioOf(listed, chosen.scenario);
  const conditions = { ...chosen, scenario: scenario.id, build: hash };
  const { latency, failures, answers, theme, clock, storage } = conditions;
  const link = new URL(writeConditions(conditions), location.href).href;
  const named = [...scenarios.api(), ...(scenario.api?.() ?? [])];
  const answered = [...new Set(named.map(({ endpoint }) => endpoint))].sort();
  const stage = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const problems = useRebuilds(build);
  const [seen, setSeen] = useState(NOTHING);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    const message = { latency, failures, answers, theme };
    sendTo(stage.current?.contentWindow, message);
  }, [latency, failures, answers, theme]);

  useEffect(
    () =>
      onMessageFrom<StageMessage>(
        () => stage.current?.contentWindow,
        ({ logged, error, violations }) =>
          setSeen((before) => ({
            calls: [logged ?? [], before.calls].flat().slice(0, LISTED),
            errors: [error ?? [], before.errors].flat().slice(0, LISTED),
            violations: violations ?? before.violations,
          })),
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
            setSeen(NOTHING);
            change({ scenario: id });
          }}
        />
        <ConditionFields
          conditions={conditions}
          calls={answered}
          real={api !== null}
          onChange={change}
        />
      </aside>
      <main className={styles.main}>
        <StageBar
          scenario={scenario}
          link={link}
          report={() =>
            reportText(`${remote} ${version}: ${scenario.title}`, link, seen)
          }
          onCheck={() =>
            stage.current?.contentDocument?.dispatchEvent(
              new CustomEvent(CHECK_STAGE),
            )
          }
          onReload={() => {
            setSeen(NOTHING);
            setLoads(loads + 1);
          }}
        />
        {problems && (
          <Banner tone="danger">
            A última mudança não compila.
            <pre className={styles.problems}>{problems}</pre>
          </Banner>
        )}
        {chosen.build && chosen.build !== hash && (
          <Banner tone="warning">
            O link é da build {chosen.build}; esta é a {hash || "desconhecida"}.
          </Banner>
        )}
        {seen.violations && (
          <Banner tone={seen.violations.length ? "danger" : "success"}>
            Problemas de acessibilidade: {seen.violations.length}.
            <pre className={styles.problems}>
              {seen.violations.join("\n\n")}
            </pre>
          </Banner>
        )}
        <StageFrame
          key={`${scenario.id} ${loads} ${clock} ${storage}`}
          ref={stage}
          title={`${remote}, ${scenario.title}`}
          conditions={conditions}
        />
        <CallLog calls={seen.calls} />
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
