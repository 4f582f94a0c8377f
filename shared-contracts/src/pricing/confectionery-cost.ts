/** Confectionery: quantity per person in base units (a cent is 100) × guests × price per base unit. */
import type { ConfectioneryItem } from "../entities/confectionery-item.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import type { Headcount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of a sweet, in base units. */
export function confectioneryItemQuantity(
  item: ConfectioneryItem,
  h: Headcount,
): Exact {
  return multiply(toBaseUnit(item.quantity, item.unit), h.guests);
}

/** The cost of a sweet, in reais. */
export function confectioneryItemCost(
  item: ConfectioneryItem,
  h: Headcount,
): Exact {
  return multiply(confectioneryItemQuantity(item, h), exact(item.unitPrice));
}

/** The cost of all confectionery, in reais. */
export function confectioneryCost(
  items: readonly ConfectioneryItem[],
  h: Headcount,
): Exact {
  return sum(items.map((item) => confectioneryItemCost(item, h)));
}
