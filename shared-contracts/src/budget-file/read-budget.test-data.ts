import * as z from "zod/mini";
import { budgetSchema } from "../parts/budget-schema.test-data.ts";
import { readBudget } from "./read-budget.ts";
import type { ReadSource } from "./reading.ts";

export const SOURCES: readonly ReadSource[] = ["file", "call", "stored"];

/** The reading of a value, which must be a canonical budget. */
export function readOf(value: unknown, source: ReadSource = "file") {
  const read = readBudget(value, source);
  if (!read.ok) throw new Error(read.reason);
  return { ...read, budget: z.parse(budgetSchema, read.budget) };
}

export function budgetOf(value: unknown, source?: ReadSource) {
  return readOf(value, source).budget;
}

/** Why a value is refused; null when it is not. */
export function reasonOf(value: unknown, source: ReadSource = "file") {
  const read = readBudget(value, source);
  return read.ok ? null : read.reason;
}
