import type { BodyOf, ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { EndpointName, Endpoints } from "shared-contracts/endpoints/table";

/** The demo account has it too, so it has no date, which would pass. */
export const exampleRequest: BodyOf<Endpoints["sendRequest"]> = {
  totalFinal: 37250,
  dados: {
    clientInfo: {
      name: "Marina Alves",
      email: "marina.alves@email.com",
      phone: "(31) 99876-5432",
    },
    eventData: {
      event_type: "Casamento",
      guests: 150,
      duration_hours: 8,
      location: { city: "Belo Horizonte", cep: "30140-071" },
      event_style: "Clássico",
      budget_range: "premium",
    },
    calculatedEvent: {
      suggested_menu: [
        "Mesa de queijos e frios",
        "Filé mignon ao molho madeira",
        "Risoto de palmito",
        "Salada tropical",
        "Bolo de nozes e bem-casados",
      ],
    },
  },
};

const payments: ResponseOf<Endpoints["listPayments"]> = [
  {
    id: "019aa7c2-6f00-7a31-8c52-3f0d5b7e9a10",
    plan: { id: "monthly", name: "Mensal", price: 49.9, durationDays: 30 },
    method: "PIX",
    status: "CONFIRMED",
    createdAt: "2026-11-21T15:00:00.000Z",
    dueDate: "2026-11-22",
    paidAt: "2026-11-21T15:02:10.000Z",
  },
];

const recipe: BodyOf<Endpoints["createRecipe"]> = {
  name: "Risoto de alho-poró",
  unit: "kg",
  yield: 8,
  ingredients: [
    {
      name: "Arroz arbóreo",
      quantity: 2.2,
      unit: "kg",
      factor: 1,
      price: 24.9,
    },
    { name: "Alho-poró", quantity: 1200, unit: "g", factor: 1.54, price: 16.9 },
  ],
};

/** What the API page shows of a call beside its schemas: a description, and a valid body or answer. */
export interface CallExample {
  description?: string;
  body?: object;
  response?: object;
}

export const callExamples: Partial<Record<EndpointName, CallExample>> = {
  listPayments: { response: payments },
  createRecipe: { body: recipe },
  sendRequest: {
    description: `For partners. The caterer gives you the key.

\`\`\`sh
curl "$API/b2b/orcamentos" \\
  -H "X-Intake-Key: $KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 1042" \\
  -d '${JSON.stringify(exampleRequest)}'
\`\`\``,
    body: exampleRequest,
  },
};
