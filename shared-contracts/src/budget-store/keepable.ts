import { MAX_AMOUNT } from "../entities/amount.ts";

/** Whether the store may hold a value: every number in a budget is finite and from 0 to 1e9 (decision 10); texts and switches always may. */
export function isKeepable(value: unknown): boolean {
  return typeof value !== "number" || (value >= 0 && value <= MAX_AMOUNT);
}
