import { unitLabel } from "shared-contracts/platform/rules";

/** What a row's unit is found by: as it is stored and as the screen says it. */
export function unitTexts(unit: string): string[] {
  return [unit, unitLabel(unit)];
}
