import { type APIRequestContext, expect } from "@playwright/test";
import { admin } from "./admin.ts";
import { apiUrl } from "./product.ts";
import { type Account, makeTrialAccount } from "./register.ts";

const REQUEST = {
  clientInfo: {
    name: "Marina Alves",
    email: "marina@exemplo.com",
    phone: "(31) 99876-5432",
  },
  eventData: {
    event_type: "Casamento",
    event_date: "2030-05-15",
    guests: 150,
    duration_hours: 8,
    location: { city: "Belo Horizonte", cep: "30140-071" },
    budget_range: "premium",
  },
  calculatedEvent: { suggested_menu: ["Risoto de palmito"] },
};

/** A caterer, and as many requests as a partner sent them. */
export async function makeAsked(
  api: APIRequestContext,
  requests = 1,
): Promise<Account> {
  const account = await makeTrialAccount(api);
  const key = /bqk_\S+/.exec(await admin("intake-key", account.email))![0];
  for (let i = 0; i < requests; i++) {
    const sent = await api.post(apiUrl("/b2b/orcamentos"), {
      headers: { "X-Intake-Key": key },
      data: { dados: REQUEST },
    });
    expect(sent.status()).toBe(201);
  }
  return account;
}
