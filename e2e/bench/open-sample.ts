import type { Browser, BrowserContext, Page } from "@playwright/test";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Addresses } from "tooling/start-env";
import { answerApi, signIn } from "./served-product.ts";

/** Home, for a caterer who has saved the sample budget before. */
export async function openSample(
  browser: Browser,
  addresses: Addresses,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: "pt-BR",
  });
  await signIn(context);
  await answerApi(context, addresses);
  await answerSavedBudgets(context, addresses);
  const page = await context.newPage();
  await page.goto(`http://localhost:${addresses.shell}/`);
  return page;
}

/**
 * One budget, saved before: the sample. The pages ask for the list without `dados`; the suggestions ask for the whole
 * list.
 */
async function answerSavedBudgets(context: BrowserContext, { api }: Addresses) {
  const saved = {
    id: 1,
    nome: "Aniversário da Ana",
    dados: SAMPLE_100,
    totalFinal: 25004,
    createdAt: "2025-12-08T15:00:00.000Z",
    versao: 1,
  };
  await context.route(
    ({ port, pathname }) => port === `${api}` && pathname === "/orcamentos",
    (route) => {
      const { searchParams } = new URL(route.request().url());
      const light = searchParams.get("campos") === "resumo";
      return route.fulfill({
        headers: { "Access-Control-Allow-Origin": "*" },
        json: [light ? summarizeBudget(saved) : saved],
      });
    },
  );
}
