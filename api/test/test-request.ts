import type { EventRequest } from "shared-contracts/entities/received-budget";
import type { Database } from "../src/db/connection.ts";
import { issueIntakeKey } from "../src/modules/received-budgets/intake-key.ts";
import type { TestApp, TestUser } from "./test-app.ts";

/** A wedding with every field that a request may have. */
export const wedding = (): EventRequest => ({
  clientInfo: {
    name: "Marina Alves",
    email: "marina@exemplo.com",
    phone: "(31) 99876-5432",
  },
  eventData: {
    event_type: "Casamento",
    event_date: "2027-05-15",
    guests: 150,
    duration_hours: 8,
    location: { city: "Belo Horizonte", cep: "30140-071" },
    event_style: "Clássico",
    budget_range: "premium",
  },
  calculatedEvent: { suggested_menu: ["Risoto de palmito", "Bolo de nozes"] },
});

/** Issues an intake key for a user, as the admin command does. */
export async function issueKey(db: Database, user: TestUser): Promise<string> {
  return issueIntakeKey(db, user.id, new Date());
}

/** Sends a request as a partner does. */
export function send(
  { app }: TestApp,
  key: string | undefined,
  payload: object = { dados: wedding() },
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: "POST",
    url: "/b2b/orcamentos",
    headers: { ...(key && { "x-intake-key": key }), ...headers },
    payload,
  });
}
