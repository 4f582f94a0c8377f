import type { BudgetServices } from "./budget-services.ts";
import type { CoreServices } from "./core-services.ts";

/** The shell's services: one object for both contracts. A remote of the core gets the core's part of it. */
export interface ShellServices extends CoreServices, BudgetServices {}
