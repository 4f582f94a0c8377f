import type { Budget } from "../parts/budget.ts";

/** The version every exported file states. */
export const EXPORT_VERSION = "2.0";

/** What "Exportar JSON" writes. */
export interface BudgetFile {
  version: typeof EXPORT_VERSION;
  /** ISO instant. */
  exportedAt: string;
  budgetName: string;
  description: string;
  data: Budget;
}

/** What "Salvar + Exportar" writes: a budget to start others from. */
export interface TemplateFile {
  exportType: "template";
  name: string;
  /** ISO instant. */
  timestamp: string;
  metadata: {
    /** Reais with two decimals: the eight parts, the subtotal, the three margins, the total and the cost per person. */
    totals: Record<string, number>;
    /** Guests, people of the team, and the items of each part. */
    counts: Record<string, number>;
  };
  /** How each part is reckoned, in words. */
  calculationLogic: Record<string, string>;
  data: Budget;
}
