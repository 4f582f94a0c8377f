import type { KeyboardEvent } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Card } from "shared-ui/card/Card";
import { useFreshFocus } from "../rows/list/useFreshFocus.ts";
import { useStepPage } from "../rows/useStepSession.ts";
import { BasicsSection } from "./BasicsSection.tsx";
import { ClientSection } from "./client/ClientSection.tsx";
import { DateSection } from "./DateSection.tsx";
import styles from "./EventStep.module.css";
import { FixedCostsCard } from "./FixedCostsCard.tsx";
import { MarginsCard } from "./MarginsCard.tsx";
import { NameSection } from "./NameSection.tsx";

/** Dados do Evento: the budget's name, client, date and size, its fixed costs and margins. */
export function EventStep() {
  const { event } = useAppState().store;
  useStepPage();
  const { ref } = useFreshFocus<HTMLElement>(event);
  return (
    <div onKeyDown={enterNextNumber}>
      <Card as="div" ref={ref}>
        <NameSection />
        <ClientSection />
        <DateSection />
        <BasicsSection />
      </Card>
      <div className={styles.costs}>
        <FixedCostsCard />
        <MarginsCard />
      </div>
    </div>
  );
}

/** Enter in a number field goes to the next one, also in the next card. */
function enterNextNumber(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const numbers = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      "input[inputmode=decimal]:enabled",
    ),
  ];
  const here = numbers.findIndex((number) => number === event.target);
  if (here >= 0) numbers[here + 1]?.focus();
}
