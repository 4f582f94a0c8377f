import { drinks } from "shared-contracts/parts/drinks";
import { foods } from "shared-contracts/parts/foods";
import type { Drink } from "shared-contracts/parts/drinks";
import type { FoodItem } from "shared-contracts/parts/foods";

/** The whole numbers behind a made item: what its decimals are in thousandths and in cents. */
export interface Digits {
  thousandths: number;
  cents: number;
}

/** The same digits at every run, spread over what people type: up to 2 for each guest at up to R$ 90. */
export function digitsOf(index: number): Digits {
  return {
    thousandths: ((index * 7919) % 2_000) + 1,
    cents: ((index * 104_729) % 9_000) + 1,
  };
}

/** The drink of an index: every unit and every way of multiplying comes up. */
export function sampleDrink(index: number): Drink {
  const { thousandths, cents } = digitsOf(index);
  const units = drinks.units;
  return {
    ...drinks.newRow(index + 1),
    name: `Bebida ${index + 1}`,
    consumptionPerPerson: thousandths / 1000,
    unit: units[index % units.length]!,
    unitPrice: cents / 100,
    multiplyByGuests: index % 7 !== 0,
    multiplyByTeam: index % 5 === 0,
  };
}

/** The dish of an index: every unit comes up, and all are multiplied by the guests. */
export function sampleFood(index: number): FoodItem {
  const { thousandths, cents } = digitsOf(index);
  const units = foods.units;
  return {
    ...foods.newRow(index + 1),
    name: `Prato ${index + 1}`,
    quantityPerPerson: thousandths / 1000,
    unit: units[index % units.length]!,
    unitPrice: cents / 100,
  };
}
