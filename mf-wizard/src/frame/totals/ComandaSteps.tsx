import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef } from "react";
import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import type { PartCosts } from "shared-contracts/pricing/budget-totals";
import { formatMoney } from "shared-contracts/formats/money";
import { Icon } from "shared-ui/icon/Icon";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import styles from "./Comanda.module.css";
import { useSettled } from "../../steps/typing/useSettled.ts";
import { partOfStep } from "../../steps/part-of-step.ts";

export interface ComandaStepsProps {
  current: WizardStepKey | null;
  /** Without the money: a plain list of steps. */
  navOnly?: boolean | undefined;
  /** A step was chosen. */
  onChoose?: (() => void) | undefined;
}

/** The nine steps as links, each with what it adds to the bill. */
export function ComandaSteps({
  current,
  navOnly = false,
  onChoose,
}: ComandaStepsProps) {
  const list = useRef<HTMLElement>(null);

  // On a short window the list scrolls by itself; the current step stays in view.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && here)
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [current]);

  return (
    <nav ref={list} aria-label="Etapas do orçamento" className={styles.steps}>
      <ol>
        {WIZARD_STEPS.map(({ key, label, path }, index) => {
          const part = partOfStep(key);
          return (
            <li key={key}>
              <Link
                to={path}
                className={styles.step}
                data-plain={navOnly || undefined}
                aria-current={key === current ? "step" : undefined}
                onClick={onChoose}
              >
                <span className={styles.number}>{index + 1}</span>{" "}
                <span>
                  {label}{" "}
                  {part === "fixedCosts" && !navOnly && (
                    <span className={styles.under}>Custos Fixos</span>
                  )}
                </span>{" "}
                {!navOnly && (
                  <span className={styles.value}>
                    {part ? (
                      <PartCost part={part} />
                    ) : (
                      <Icon of={ChevronRight} size={14} />
                    )}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Observes one part only, so that typing in a step redraws one figure. */
const PartCost = observer(function PartCost({
  part,
}: {
  part: keyof PartCosts;
}) {
  const { store } = useAppState();
  return formatMoney(useSettled(() => store[part].total));
});
