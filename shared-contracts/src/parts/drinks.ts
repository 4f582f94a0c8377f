import type { RecipeLink } from "../entities/recipe.ts";
import { soundsAlcoholic } from "../catalog/alcoholic-names.ts";
import { alcoholLabel } from "../formats/alcohol-label.ts";
import { flatPart } from "./part.ts";

/** A drink: a quantity in `unit` per person, `unitPrice` in reais per base unit. Packages never change a cost. */
export interface Drink {
  id: number;
  name: string;
  consumptionPerPerson: number;
  /** In `unit`; 0 means unknown. */
  packageSize: number;
  unit: string;
  unitPrice: number;
  packagesNeeded?: number | undefined;
  total?: number | undefined;
  isAlcoholic: boolean;
  isForBeer: boolean;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
  recipe?: RecipeLink | undefined;
  [unknownKey: string]: unknown;
}

/** Drinks, with the packages they are bought in. */
export const drinks = flatPart<"drinks", Drink>({
  key: "drinks",
  label: "Bebidas",
  path: "/drinks",
  stepOrder: 4,
  kind: "drink",
  newRow: (id) => ({
    id,
    name: "",
    consumptionPerPerson: 0,
    packageSize: 0,
    unit: "un",
    unitPrice: 0,
    packagesNeeded: 0,
    total: 0,
    isAlcoholic: false,
    isForBeer: false,
    multiplyByGuests: true,
    multiplyByTeam: false,
  }),
  quantityField: "consumptionPerPerson",
  multipliedBy: "row",
  units: ["un", "L", "ml", "gal", "kg", "g"],
  impliedBy: (name) => ({ isAlcoholic: soundsAlcoholic(name) }),
  searchWords: ({ isAlcoholic, isForBeer }) => [
    alcoholLabel(isAlcoholic),
    isAlcoholic ? "Com álcool" : "Não alcoólica",
    ...(isForBeer ? ["Gelada"] : []),
  ],
  screen: {
    columns: { name: "Bebida", fourth: "Multiplicar por" },
    rowName: "Nome da bebida",
    addRow: "Adicionar Bebida",
    search: "Buscar bebida",
    empty: "Adicione as bebidas com a quantidade por pessoa e o preço.",
    summary: "Resumo das bebidas",
  },
});
