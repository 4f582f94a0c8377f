import { stepPlace } from "./step-place.ts";

const KEY = "wizard_last_step";

/** Keeps in this browser which step was open last. */
export function keepLastStep(page: string): void {
  try {
    window.localStorage.setItem(KEY, page);
  } catch {
    // One goes on at the first step then.
  }
}

/** The number and the address of the step that was open last; null where nobody knows. */
export function lastStep(): { number: number; path: string } | null {
  const page = kept() ?? "";
  const number = stepPlace(page)?.number;
  return number ? { number, path: `/${page}` } : null;
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
