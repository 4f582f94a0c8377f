import { useAppState } from "shared-contracts/federation/app-state";
import type { Reading } from "shared-ui/number-field/NumberField";
import { readingHint, type ReadField } from "./reading-hint.ts";
import { useStepSession } from "../useStepSession.ts";

/**
 * Makes the `onRead` of a number field: an ambiguous number becomes the hint of its row. Its other reading is a
 * separate undo step.
 */
export function useReadingHint(
  row: object,
): (field: ReadField) => (reading: Reading) => void {
  const session = useStepSession();
  const { history } = useAppState().store;
  return (field) => (reading) => {
    const set = (value: number) => {
      history.seal();
      field.set(value);
      history.seal();
    };
    session.showHint(row, readingHint(reading, { ...field, set }));
  };
}
