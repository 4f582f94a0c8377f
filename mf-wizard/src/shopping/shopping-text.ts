import { formatMoney } from "shared-contracts/formats/money";
import { sum } from "shared-contracts/numbers/exact";
import type { ShoppingGroup } from "./bought-items.ts";
import { boughtText } from "./shopping-words.ts";

/** The list as a message of WhatsApp, where stars make words bold. `days` as `daysText` returns them. */
export function shoppingText(
  groups: readonly ShoppingGroup[],
  days: string,
  withMoney: boolean,
): string {
  const money = sum(groups.map((group) => group.money));
  const blocks = groups.map(({ title, note, items }) => [
    `*${title}*${note && ` (${note})`}`,
    ...items.map((item) => {
      const text = `${boughtText(item)} - ${item.name}`;
      return withMoney ? `${text}, ${formatMoney(item.money)}` : text;
    }),
  ]);
  return [
    ["*Lista de compras*", days].filter(Boolean),
    ...blocks,
    withMoney ? [`Total previsto: ${formatMoney(money)}`] : [],
  ]
    .map((lines) => lines.join("\n"))
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ");
}
