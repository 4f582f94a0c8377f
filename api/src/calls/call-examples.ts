import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { EndpointName, Endpoints } from "shared-contracts/endpoints/table";

const request: BodyOf<Endpoints["sendRequest"]> = {
  dados: {
    clientInfo: {
      name: "Marina Alves",
      email: "marina.alves@email.com",
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
    calculatedEvent: {
      suggested_menu: ["Risoto de palmito", "Bolo de nozes"],
    },
  },
  totalFinal: 37250,
};

/** Descriptions and valid example bodies, on the API page, of the calls that partners make. */
export const callExamples: Partial<
  Record<EndpointName, { description: string; body: object }>
> = {
  sendRequest: {
    description: `For partners. The caterer gives you the key.

\`\`\`sh
curl "$API/b2b/orcamentos" \\
  -H "X-Intake-Key: $KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 1042" \\
  -d '${JSON.stringify(request)}'
\`\`\``,
    body: request,
  },
};
