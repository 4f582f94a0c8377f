import * as z from "zod/mini";

/** The budgets of one month and type of event together; money in reais, exact to the cent. */
const cellSchema = z.object({
  /** Of the event, "2026-11"; empty without a date. */
  month: z.string(),
  /** Empty when it is not known. */
  eventType: z.string(),
  approved: z.number(),
  /** Neither approved nor lost. */
  open: z.number(),
  lost: z.number(),
  guests: z.number(),
  /** Of all of them, as `profit`. */
  total: z.number(),
  /** What the profit margins make. */
  profit: z.number(),
  approvedTotal: z.number(),
  approvedProfit: z.number(),
  openTotal: z.number(),
  /** Instalments that came in, and that did not yet. */
  received: z.number(),
  toReceive: z.number(),
  /** Budgets with what was really spent. */
  settled: z.number(),
  /** Their planned profit, and with what was spent less or more than planned. */
  settledProfit: z.number(),
  actualProfit: z.number(),
});

/** All budgets of an account in sums, the earliest month first. */
export const portfolioSchema = z.object({ cells: z.array(cellSchema) });

export type PortfolioCell = z.infer<typeof cellSchema>;
export type Portfolio = z.infer<typeof portfolioSchema>;
