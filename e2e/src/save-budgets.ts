import { expect, type Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { apiUrl } from "./product.ts";

/** Saves budgets of the template with these events, as another device does. */
export async function saveBudgets(
  page: Page,
  events: readonly { nome: string; eventData: Record<string, unknown> }[],
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  for (const { nome, eventData } of events) {
    const dados = {
      ...SAMPLE_100,
      eventData: { ...SAMPLE_100.eventData, ...eventData },
    };
    const saved = await page.request.post(apiUrl("/orcamentos"), {
      headers: {
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": crypto.randomUUID(),
      },
      data: { nome, dados, totalFinal: 25004 },
    });
    expect(saved.status()).toBeLessThan(300);
  }
}
