import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";

/** The sample's total, in reais. */
export const SAMPLE_TOTAL = 25_004;

/** The body that saves the sample, with a wrong total that the API must ignore. */
export function sampleBody(nome = "Aniversário", dados: unknown = SAMPLE_100) {
  return { nome, dados, totalFinal: 1 };
}

/** Follows a budget whose first instalment has come. */
export const ONE_RECEIVED = {
  status: "aprovada",
  receipts: [
    {
      label: "Sinal (30%)",
      dueDate: "2026-12-10",
      amount: 7501.2,
      receivedOn: "2026-12-09",
    },
    {
      label: "1ª parcela",
      dueDate: "2027-02-10",
      amount: 17_502.8,
      receivedOn: null,
    },
  ],
};

/** A changeable copy of the sample. */
export const sample = (): Budget => structuredClone(SAMPLE_100);
