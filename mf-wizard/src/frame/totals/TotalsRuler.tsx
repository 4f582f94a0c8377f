import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { useAppState } from "shared-contracts/federation/app-state";
import { subtract } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { toReais } from "shared-contracts/numbers/rounding";
import { Ruler } from "shared-ui/ruler/Ruler";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { useSettled } from "../../steps/typing/useSettled.ts";
import { partOfStep } from "../../steps/part-of-step.ts";

/** The régua of the working budget: what each step adds to the total, in step order, the margins hatched at the end. */
export const TotalsRuler = observer(function TotalsRuler({
  current,
  size,
}: {
  current: WizardStepKey | null;
  size?: "thin";
}) {
  const { store } = useAppState();
  const totals = useSettled(() => store.totals);
  const parts = WIZARD_STEPS.flatMap(({ key }) => {
    const part = partOfStep(key);
    return part === null
      ? []
      : [
          {
            id: key,
            weight: toReais(totals[part]),
            current: key === current,
          },
        ];
  });
  const margins = toReais(subtract(totals.total, totals.subtotal));
  return (
    <Ruler
      label="Composição do total por etapa"
      size={size}
      segments={[...parts, { id: "margins", weight: margins, hatched: true }]}
    />
  );
});
