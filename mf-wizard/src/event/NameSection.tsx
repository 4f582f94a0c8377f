import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { TextField } from "shared-ui/text-field/TextField";
import { BUDGET_NAME_ID } from "../saving/budget-name-id.ts";
import { Cell, FormSection } from "./FormSection.tsx";

/** Nome do Orçamento, the one required field: says so once it was left blank. */
export const NameSection = observer(function NameSection() {
  const { store } = useAppState();
  const [left, setLeft] = useState(false);
  const missing = left && store.name.trim() === "";
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
          error={missing ? "Nome do orçamento é obrigatório" : undefined}
        />
      </Cell>
    </FormSection>
  );
});
