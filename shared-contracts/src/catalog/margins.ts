import type { MarginName, Margins } from "../entities/margins.ts";

/** The three margins in order; `maximum` bounds the field, as a fraction (section 5, "Numbers"). */
export const MARGINS = [
  { key: "profitMargin", label: "Margem de lucro", maximum: 1 },
  { key: "contingency", label: "Margem de segurança", maximum: 1 },
  { key: "annualAdjustment", label: "Reajuste anual", maximum: 0.5 },
] as const satisfies readonly {
  key: MarginName;
  label: string;
  maximum: number;
}[];

/** The margins of a new budget: 30 %, 5 % and 5 % (section 9). */
export const DEFAULT_MARGINS: Readonly<Margins> = {
  profitMargin: 0.3,
  contingency: 0.05,
  annualAdjustment: 0.05,
};
