import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Suggesting } from "shared-ui/suggest-field/Suggesting";
import { TextField, type TextFieldProps } from "shared-ui/text-field/TextField";
import type { useClientOffers } from "./useClientOffers.ts";

interface ClientNameFieldProps extends Omit<
  TextFieldProps,
  "label" | "onFocus"
> {
  offers: ReturnType<typeof useClientOffers>;
  /** Gets the last saved budget of the chosen client. */
  onChoose: (newest: SavedBudgetSummary) => void;
}

/** The name of a client; those of the saved budgets are offered while it is typed. */
export function ClientNameField({
  offers,
  onChoose,
  ...field
}: ClientNameFieldProps) {
  return (
    <Suggesting
      {...field}
      suggest={offers.suggest}
      onChoose={({ newest }) => newest && onChoose(newest)}
    >
      {(control) => (
        <TextField
          autoComplete="off"
          {...field}
          {...control}
          label="Nome do cliente"
          onFocus={offers.load}
        />
      )}
    </Suggesting>
  );
}
