import type { Row } from "shared-contracts/budget-store/row";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { type Exact, sum } from "shared-contracts/numbers/exact";

/** What the rented items cost together and what the bought ones do, in reais. */
export function rentedAndBought(rows: readonly Row<GeneralExpense>[]): {
  rented: Exact;
  bought: Exact;
} {
  const cost = (isRented: boolean) =>
    sum(
      rows
        .filter((row) => row.fields.isRented === isRented)
        .map((row) => row.cost),
    );
  return { rented: cost(true), bought: cost(false) };
}
