import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { seededRandom } from "./seeded-random.ts";

const ITEMS = 600;
const BUDGETS = 300;
const ROWS = 34;

/** `dados` of 300 budgets with together 10,000 priced rows of 600 items, whose prices rise now and then. */
export function manyPrices(): (typeof BLANK)[] {
  const random = seededRandom(39);
  const prices = Array.from({ length: ITEMS }, () =>
    Math.round(random() * 9000 + 100),
  );
  const [dish] = SAMPLE_100.foods[0]!.items;
  return Array.from({ length: BUDGETS }, (_, budget) => {
    const items = Array.from({ length: ROWS }, (_, row) => {
      const at = Math.floor(random() * ITEMS);
      const rises = Math.floor((budget + at) / 90);
      return {
        ...dish!,
        id: row + 1,
        name: `${SAMPLE_100.drinks[at % 10]!.name} ${at.toString(36)}`,
        unit: ["g", "kg", "un", "ml"][at % 4]!,
        unitPrice: (prices[at]! + rises * 150) / 100,
        quantityPerPerson: (at % 20) * 10,
      };
    });
    return { ...BLANK, foods: [{ id: 1, name: "Carnes", items }] };
  });
}
