import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";

/** Clients' requests to the demo account, the newest last. The last has only the required fields. */
export const demoRequests: readonly BodyOf<Endpoints["sendRequest"]>[] = [
  {
    totalFinal: 14980.5,
    dados: {
      clientInfo: {
        name: "Grupo Horizonte",
        email: "eventos@grupohorizonte.com",
        phone: "(31) 3344-5566",
      },
      eventData: {
        event_type: "Confraternização Empresarial",
        guests: 90,
        duration_hours: 5,
        location: "Rua da Bahia, 1200, Belo Horizonte",
        event_style: "Coquetel em pé",
        budget_range: "medio",
      },
      calculatedEvent: {
        suggested_menu: ["Mini sanduíches", "Risoto de cogumelos", "Brownie"],
      },
    },
  },
  {
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
  },
  {
    dados: {
      clientInfo: { name: "Otávio Lemos", phone: "31988887777" },
      eventData: { event_type: "Aniversário Infantil", guests: 60 },
    },
  },
];
