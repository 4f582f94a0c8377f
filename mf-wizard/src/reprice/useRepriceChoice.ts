import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { counted } from "shared-contracts/formats/count";
import { add, exact, ONE } from "shared-contracts/numbers/exact";
import { readNumber } from "shared-contracts/numbers/parse-number";
import { fromPercent } from "shared-contracts/numbers/percent";
import { EACH_PART } from "shared-contracts/platform/rules";
import {
  itemKeys,
  type NewPrice,
  type NewPrices,
  raisedPrice,
} from "./reprice.ts";

/** What the dialog begins with. */
export interface RepriceStart {
  /** The item whose price changes. Default: the first of the book. */
  item?: Pick<BookItem, "name" | "unit"> | undefined;
  /** Its new price in reais, where one was typed. */
  price?: number | undefined;
  /** The items that a search of the book found: several prices change. */
  found?: readonly BookItem[] | undefined;
}

/** An item whose price changes. */
export interface ChosenItem {
  item: BookItem;
  /** In reais; the book gets it. */
  price: number;
  newPrice: NewPrice;
}

/** The new prices of the chosen items, under every name that counts as one of them. */
export function newPricesOf(chosen: readonly ChosenItem[]): NewPrices {
  return new Map(
    chosen.flatMap(({ item, newPrice }) =>
      itemKeys(item).map((key) => [key, newPrice] as const),
    ),
  );
}

/** Several items of the book that get a price together. */
export interface BookGroup {
  value: string;
  label: string;
  items: readonly BookItem[];
}

/** The bounds of a raise in percent, and what prices can be rounded to, in reais. */
const PERCENT_MIN = -50;
const PERCENT_MAX = 200;
export const STEPS = ["0.01", "0.05", "0.10", "0.50", "1.00"] as const;

const FOUND = "busca";

/** Identifies an item in the dialog. */
export function keyOf({ unit, name }: Pick<BookItem, "name" | "unit">): string {
  return `${unit} ${name}`;
}

export type RepriceChoice = ReturnType<typeof useRepriceChoice>;

/** Which prices change, and how. `items` are those of the book that a budget has. */
export function useRepriceChoice(
  items: readonly BookItem[],
  { item, price: startPrice, found }: RepriceStart,
) {
  const [isSeveral, setSeveral] = useState(found !== undefined);
  const [one, setOne] = useState({
    key: item ? keyOf(item) : "",
    price: startPrice as number | "" | undefined,
  });
  const [group, setGroup] = useState("");
  const [percentText, setPercentText] = useState("");
  const [step, setStep] = useState<(typeof STEPS)[number]>("0.01");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());

  const chosen = items.find((other) => keyOf(other) === one.key) ?? items[0];
  const price = one.price ?? chosen?.price ?? "";
  const groups = groupsOf(items, found ?? []);
  const shown = groups.find(({ value }) => value === group) ?? groups[0];
  const percent = readNumber(percentText, "percent") ?? 0;
  const isPercent = percent >= PERCENT_MIN && percent <= PERCENT_MAX;
  const raise = isPercent ? percent : 0;
  const factor = {
    numerator: add(ONE, exact(fromPercent(raise))),
    denominator: ONE,
  };

  /** An item at the book's price gets the one that is shown; a row at another price is raised as much. */
  function raised(of: BookItem): ChosenItem {
    const own = typed.get(keyOf(of));
    const grown =
      own === undefined
        ? factor
        : { numerator: exact(own), denominator: exact(of.price) };
    const next =
      own ?? (raise ? raisedPrice(of.price, factor, Number(step)) : of.price);
    return {
      item: of,
      price: next,
      newPrice: (now) => {
        if (now === of.price) return next;
        return next === of.price ? now : raisedPrice(now, grown, Number(step));
      },
    };
  }

  const offered = (shown?.items ?? []).map(raised);
  return {
    isSeveral,
    setSeveral,
    one: { item: chosen, price },
    chooseItem: (key: string) => setOne({ key, price: undefined }),
    setPrice: (next: number | "") =>
      setOne({ key: chosen ? keyOf(chosen) : "", price: next }),
    groups,
    group: shown?.value ?? "",
    setGroup,
    percentText,
    setPercentText,
    percentError: isPercent
      ? undefined
      : `Use de ${PERCENT_MIN} a ${PERCENT_MAX}.`,
    step,
    setStep,
    /** The items of the group, ticked or not. */
    offered,
    isTicked: (of: BookItem) => !left.has(keyOf(of)),
    tick: (ticked: readonly BookItem[], isTicked: boolean) =>
      setLeft((before) => {
        const after = new Set(before);
        for (const of of ticked)
          if (isTicked) after.delete(keyOf(of));
          else after.add(keyOf(of));
        return after;
      }),
    typePrice: (of: BookItem, next: number | "") =>
      setTyped((before) => {
        const after = new Map(before);
        if (next === "" || next === 0) after.delete(keyOf(of));
        else after.set(keyOf(of), next);
        return after;
      }),
    /** What changes. */
    chosen: isSeveral
      ? offered.filter(({ item: of }) => !left.has(keyOf(of)))
      : oneChosen(chosen, price),
  };
}

function oneChosen(
  item: BookItem | undefined,
  price: number | "",
): ChosenItem[] {
  return item && price !== "" && price > 0
    ? [{ item, price, newPrice: () => price }]
    : [];
}

const isText = (value: unknown) => typeof value === "string";

/** What a search found, then the parts of the bill with their categories, then the suppliers. */
function groupsOf(
  items: readonly BookItem[],
  found: readonly BookItem[],
): BookGroup[] {
  const keys = new Set(found.map(keyOf));
  const suppliers = [...new Set(items.map(({ supplier }) => supplier))]
    .filter((supplier) => supplier !== "")
    .toSorted(new Intl.Collator("pt-BR").compare);
  const all = [
    {
      value: FOUND,
      label: "Resultado da busca",
      items: items.filter((item) => keys.has(keyOf(item))),
    },
    ...EACH_PART.flatMap(({ key, label }) => {
      const ofPart = items.filter(({ rows }) => Object.hasOwn(rows, key));
      const categoryOf = ({ rows }: BookItem) => rows[key]!["category"];
      const categories = [...new Set(ofPart.map(categoryOf))].filter(isText);
      return [
        { value: key, label, items: ofPart },
        ...(categories.length > 1 ? categories : []).map((category) => ({
          value: `${key} ${category}`,
          label: `${label}: ${category}`,
          items: ofPart.filter((item) => categoryOf(item) === category),
        })),
      ];
    }),
    ...suppliers.map((supplier) => ({
      value: `de ${supplier}`,
      label: supplier,
      items: items.filter((item) => item.supplier === supplier),
    })),
  ];
  return all
    .filter((group) => group.items.length > 0)
    .map((group) => ({
      ...group,
      label: `${group.label} (${counted(group.items.length, "item", "itens")})`,
    }));
}
