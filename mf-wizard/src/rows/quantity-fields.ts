import type { UnitPage } from "shared-contracts/catalog/units";

/** What the rows of each measured part call their quantity. */
export const QUANTITY_FIELDS = {
  foods: "quantityPerPerson",
  drinks: "consumptionPerPerson",
  garnishes: "quantityPerPerson",
  thematicTables: "quantityPerPerson",
  confectionery: "quantity",
  generalExpenses: "quantity",
} as const satisfies Record<UnitPage, string>;
