import type {
  ExpenseGroupModel,
  ExpenseRow,
} from "shared-contracts/budget-store/general-expenses-section";
import type { ZeroFold } from "../rows/list/useZeroFold.ts";

/** Which items without a quantity are folded, group by group. */
export type ExpenseFold = ZeroFold<ExpenseGroupModel, ExpenseRow>;
