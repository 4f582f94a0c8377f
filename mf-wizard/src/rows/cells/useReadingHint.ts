import { useAppState } from "shared-contracts/federation/app-state";
import type { Reading } from "shared-ui/number-field/NumberField";
import { readingHint, type ReadField } from "./reading-hint.ts";
import { useRowHints } from "./row-hints.ts";

/** Makes the `onRead` of a number field: what could be meant otherwise becomes the hint of its row. Taking the other meaning is a step of its own to take back. */
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
