/** Main dishes: quantity per person in base units × people × price per base unit. */
import type { FoodCategory, FoodItem } from "../entities/food.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import { type Headcount, peopleCount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of a dish, in base units. */
export function foodItemQuantity(item: FoodItem, h: Headcount): Exact {
  return multiply(
    toBaseUnit(item.quantityPerPerson, item.unit),
    peopleCount(item, h),
  );
}

/** The cost of a dish, in reais. */
export function foodItemCost(item: FoodItem, h: Headcount): Exact {
  return multiply(foodItemQuantity(item, h), exact(item.unitPrice));
}

/** The cost of a category: the sum of its dishes, in reais. */
function foodCategoryCost(
  category: Pick<FoodCategory, "items">,
  h: Headcount,
): Exact {
  return sum(category.items.map((item) => foodItemCost(item, h)));
}

/** The cost of all main dishes, in reais. */
export function foodsCost(
  foods: readonly Pick<FoodCategory, "items">[],
  h: Headcount,
): Exact {
  return sum(foods.map((category) => foodCategoryCost(category, h)));
}
