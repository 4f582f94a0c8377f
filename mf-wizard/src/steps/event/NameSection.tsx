import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { TextField } from "shared-ui/text-field/TextField";
import { useStepSave } from "../../working-budget/saving/step-save.ts";
import { BUDGET_NAME_ID } from "../../working-budget/saving/budget-name-id.ts";
import { Cell, FormSection } from "./FormSection.tsx";

/**
 * Nome do Orçamento, the one required field: says so while it is blank. Assistive technology announces that once the
 * field was left, or a save was refused. [name-before-saving]
 */
export const NameSection = observer(function NameSection() {
  const { store } = useAppState();
  const [left, setLeft] = useState(false);
  const isRefused = useStepSave().refusedLoad === store.loadCount;
  return (
    <FormSection title="Nome do Orçamento" note="Obrigatório">
      <Cell span={6}>
        <TextField
          label="Nome do Orçamento"
          labelVisibility="hidden"
          aria-required
          id={BUDGET_NAME_ID}
          data-column="name"
          autoComplete="off"
          value={store.name}
          onChange={store.setName}
          onBlur={() => setLeft(true)}
          error={
            store.name.trim() === ""
              ? "Nome do orçamento é obrigatório"
              : undefined
          }
          errorAnnounced={left || isRefused}
        />
      </Cell>
    </FormSection>
  );
});
