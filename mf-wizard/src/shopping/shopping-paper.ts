import { formatMoney } from "shared-contracts/formats/money";
import { type PaperList, sectionsOf } from "../results/lists/paper-list.ts";
import type { ListTotals, ShoppingGroup } from "./bought-items.ts";
import { boughtText, quantityText } from "./shopping-words.ts";

/** The list on paper; `names` are those of the events, in order. */
export function shoppingPaper(
  groups: readonly ShoppingGroup[],
  totals: ListTotals,
  names: readonly string[],
): PaperList {
  const rows = groups.flatMap(({ title, note, items }) =>
    items.map((item) => ({
      item,
      heading: [title, note].filter(Boolean).join(", "),
    })),
  );
  return {
    title: "Lista de compras",
    density: "close",
    columns: [
      { label: "", kind: "box", width: 26 },
      { label: "Item", kind: "text" },
      { label: "Precisa", kind: "number", width: 96 },
      { label: "Comprar", kind: "text", width: 190 },
      { label: "Previsto", kind: "number", width: 96 },
      { label: "Preço pago", kind: "hand", width: 88 },
    ],
    sections: sectionsOf(
      rows,
      ({ heading }) => heading,
      ({ item }) => [
        "",
        item.name,
        quantityText(item.needed, item.unit),
        boughtText(item),
        formatMoney(item.money),
        "",
      ],
    ),
    totals: [{ label: "Total previsto", value: formatMoney(totals.money) }],
    signatures: [],
    split: {
      title: "Por evento",
      lines: [
        ...names.map((label, at) => ({
          label,
          value: formatMoney(totals.events[at]!),
        })),
        {
          label: "Sobra das embalagens, já no total",
          value: formatMoney(totals.leftovers),
        },
      ],
    },
    notes: "",
  };
}
