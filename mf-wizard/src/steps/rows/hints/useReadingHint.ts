import { useAppState } from "shared-contracts/federation/app-state";
import type { Reading } from "shared-ui/number-field/NumberField";
import { readingHint, type ReadField } from "./reading-hint.ts";
import { useRowHints } from "./row-hints.ts";

/**
 * Makes the `onRead` of a number field: an ambiguous number becomes the hint of its row. Its other reading is a
 * separate undo step.
 */
export function useReadingHint(
  row: object,
): (field: ReadField) => (reading: Reading) => void {
  const hints = useRowHints();
  const { history } = useAppState().store;
  return (field) => (reading) => {
    const set = (value: number) => {
      history.seal();
      field.set(value);
      history.seal();
    };
    hints.show(row, readingHint(reading, { ...field, set }));
  };
}
