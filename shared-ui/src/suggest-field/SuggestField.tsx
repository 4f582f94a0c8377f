import {
  QuietField,
  type QuietFieldProps,
} from "../quiet-field/QuietField.tsx";
import { Suggesting, type SuggestingProps } from "./Suggesting.tsx";
import type { Suggestion } from "./useSuggestions.tsx";

export type SuggestFieldProps<Offer extends Suggestion> = QuietFieldProps &
  Pick<SuggestingProps<Offer, HTMLTextAreaElement>, "suggest" | "onChoose">;

/** A quiet field with suggestions while the user types. */
export function SuggestField<Offer extends Suggestion>({
  suggest,
  onChoose,
  ...field
}: SuggestFieldProps<Offer>) {
  return (
    <Suggesting {...field} suggest={suggest} onChoose={onChoose}>
      {(control) => <QuietField {...field} {...control} />}
    </Suggesting>
  );
}
