import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { exampleRequest } from "../calls/call-examples.ts";

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
  exampleRequest,
  {
    dados: {
      clientInfo: { name: "Otávio Lemos", phone: "31988887777" },
      eventData: { event_type: "Aniversário Infantil", guests: 60 },
    },
  },
];
