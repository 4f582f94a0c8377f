import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";

/** The sample's total, in reais. */
export const SAMPLE_TOTAL = 25_004;

/** The body that saves the sample, with a wrong total that the API must ignore. */
export function sampleBody(nome = "Aniversário", dados: unknown = SAMPLE_100) {
  return { nome, dados, totalFinal: 1 };
}

/** A changeable copy of the sample. */
export const sample = (): Budget => structuredClone(SAMPLE_100);
