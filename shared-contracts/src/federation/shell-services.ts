import type { BudgetServices } from "./budget-services.ts";
import type { CoreServices } from "./core-services.ts";

/** The services of both contracts, one object. A remote of the core contract uses only the core's part. */
export interface ShellServices extends CoreServices, BudgetServices {}
