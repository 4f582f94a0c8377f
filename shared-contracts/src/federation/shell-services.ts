import type { BudgetServices } from "./budget-services.ts";
import type { CoreServices } from "./core-services.ts";

/**
 * What the shell hands out: one object that keeps both contracts. A remote of the core alone is shown its half of it.
 */
export interface ShellServices extends CoreServices, BudgetServices {}
