import type { UnitPage } from "shared-contracts/catalog/units";

/** What the rows of each measured part call their quantity (section 3). */
export const QUANTITY_FIELDS = {
  foods: "quantityPerPerson",
  drinks: "consumptionPerPerson",
  garnishes: "quantityPerPerson",
  thematicTables: "quantityPerPerson",
  confectionery: "quantity",
  generalExpenses: "quantity",
} as const satisfies Record<UnitPage, string>;
