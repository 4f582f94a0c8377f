import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { apiUrl } from "./product.ts";
import type { Account } from "./register.ts";

/** What the run's product takes for a webhook of the sandbox gateway. */
export const SANDBOX_WEBHOOK_TOKEN = "e2e-sandbox-webhook-token-0123456789";

/** Cards the sandbox gateway knows, by what it does with them. */
export const CARDS = {
  approved: "4444444444444444",
  refused: "5184019740373151",
  /** Refused for the data of its holder. */
  holderRefused: "4000000000000341",
  /** Charged, but the answer is lost: only a later read of the status shows it. */
  answeredLate: "4000000000000119",
  /** Stays in analysis until the test sets its result in the sandbox. */
  inAnalysis: "4000000000000259",
};

/** The payer's bank pays a payment; the sandbox sends the API a webhook, as a gateway does. */
export async function payAtBank(
  request: APIRequestContext,
  { token }: Account,
  paymentId: string,
) {
  const answer = await request.post(
    apiUrl(`/sandbox/payments/${paymentId}/confirm`),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  expect(answer.ok()).toBe(true);
}

/** Sends the API a webhook about a payment of an account. */
export async function sendWebhook(
  request: APIRequestContext,
  userId: string,
  paymentId: string,
) {
  const answer = await request.post(apiUrl("/webhooks/sandbox"), {
    headers: { "sandbox-access-token": SANDBOX_WEBHOOK_TOKEN },
    data: { id: randomUUID(), reference: `${userId}:${paymentId}` },
  });
  expect(answer.ok()).toBe(true);
}

/** An account's subscription, from the API. */
export async function subscriptionOf(
  request: APIRequestContext,
  { token }: Account,
) {
  const answer = await request.get(apiUrl("/plans/my-subscription"), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as {
    hasActivePlan: boolean;
    subscription: { planName: string; daysRemaining: number } | null;
  };
}

/** The days an account has left. */
export async function daysOf(
  request: APIRequestContext,
  account: Account,
): Promise<number> {
  const { subscription } = await subscriptionOf(request, account);
  return subscription?.daysRemaining ?? 0;
}
