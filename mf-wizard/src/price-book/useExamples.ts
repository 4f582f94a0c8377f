import { useState } from "react";
import {
  BOOK_CHANGES_MAX,
  type BookChange,
} from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation, useQuery } from "shared-contracts/platform/query";
import {
  baseUnit,
  EACH_PART,
  itemKey,
  LAZY_RULES,
  rowGroups,
} from "shared-contracts/platform/rules";
import { PRICE_BOOK_KEY } from "../working-budget/saved/price-book-query.ts";

/** An item of the template with its price, in reais. */
export interface Example {
  key: string;
  name: string;
  unit: BookChange["unit"];
  price: number;
}

/** The items of the template for 100 people with a price, each once. */
async function loadExamples(): Promise<Example[]> {
  const { SAMPLE_100 } = await LAZY_RULES.sample100();
  const examples = new Map<string, Example>();
  for (const part of EACH_PART)
    for (const { rows } of rowGroups(SAMPLE_100, part))
      for (const { name, unit, unitPrice: price } of rows) {
        const base = baseUnit(unit) as Example["unit"];
        const key = `${base} ${itemKey(name)}`;
        if (price > 0 && !examples.has(key))
          examples.set(key, { key, name, unit: base, price });
      }
  return [...examples.values()];
}

/** Prices to begin a book with, which the user replaces by their own. */
export function useExamples(isWanted: boolean) {
  const { client, queryClient, notify } = useAppState();
  const { data: examples = [] } = useQuery({
    queryKey: ["price-examples"],
    queryFn: loadExamples,
    enabled: isWanted,
    networkMode: "always",
    staleTime: Infinity,
  });
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const saving = useMutation({
    mutationFn: () => {
      const items = examples.flatMap(({ key, name, unit }) => {
        const price = typed.get(key);
        return price === undefined ? [] : [{ name, unit, price }];
      });
      return client.call("changePriceBook", {
        body: { items: items.slice(0, BOOK_CHANGES_MAX) },
      });
    },
    networkMode: "always",
    onSuccess: async () => {
      notify({ text: "Seus preços estão no caderno.", about: "price-book" });
      await queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
    },
  });
  return {
    examples,
    typed,
    type: ({ key, price: given }: Example, price: number | "") =>
      setTyped((before) => {
        const after = new Map(before);
        if (price === "" || price === 0 || price === given) after.delete(key);
        else after.set(key, price);
        return after;
      }),
    saving,
  };
}
