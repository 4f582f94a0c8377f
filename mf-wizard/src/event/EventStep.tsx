import { useAppState } from "shared-contracts/federation/app-state";
import { Card } from "shared-ui/card/Card";
import { RowHintsProvider } from "../rows/cells/RowHintsProvider.tsx";
import { useFreshFocus } from "../rows/list/useFreshFocus.ts";
import { BasicsSection } from "./BasicsSection.tsx";
import { ClientSection } from "./ClientSection.tsx";
import { DateSection } from "./DateSection.tsx";
import styles from "./EventStep.module.css";
import { FixedCostsCard } from "./FixedCostsCard.tsx";
import { MarginsCard } from "./MarginsCard.tsx";
import { NameSection } from "./NameSection.tsx";

/** Dados do Evento: the budget's name, client, date and size, its fixed costs and margins. */
export function EventStep() {
  const { event } = useAppState().store;
  const { ref } = useFreshFocus<HTMLElement>(event);
  return (
    <RowHintsProvider>
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
    </RowHintsProvider>
  );
}
