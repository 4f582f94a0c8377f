import type { MarginName, Margins } from "../entities/margins.ts";

/**
 * The three margins in order; `maximum` bounds the field, as a fraction. `readAs` and `limitedTo` agree with the label
 * in gender.
 */
export const MARGINS = [
  {
    key: "profitMargin",
    label: "Margem de lucro",
    maximum: 1,
    readAs: "lida como",
    limitedTo: "limitada a",
  },
  {
    key: "contingency",
    label: "Margem de segurança",
    maximum: 1,
    readAs: "lida como",
    limitedTo: "limitada a",
  },
  {
    key: "annualAdjustment",
    label: "Reajuste anual",
    maximum: 0.5,
    readAs: "lido como",
    limitedTo: "limitado a",
  },
] as const satisfies readonly {
  key: MarginName;
  label: string;
  maximum: number;
  readAs: string;
  limitedTo: string;
}[];

/** The margins, each at most its maximum. A field may hold more while the user types. [bounds-on-leave] */
export function boundedMargins(margins: Margins): Margins {
  const bounded = MARGINS.map(({ key, maximum }) => [
    key,
    Math.min(margins[key], maximum),
  ]);
  return Object.fromEntries(bounded) as unknown as Margins;
}

/** The margins of a new budget: 30 %, 5 % and 5 %. */
export const DEFAULT_MARGINS: Readonly<Margins> = {
  profitMargin: 0.3,
  contingency: 0.05,
  annualAdjustment: 0.05,
};
