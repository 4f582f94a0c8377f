import { answer } from "isolation/scenario-answer";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { received } from "../testing/received-data.ts";

export const listed = (...rows: ReceivedBudget[]) =>
  answer("listReceivedBudgets", rows);

/** A request with few details. */
export const scarce = received({
  id: 2,
  nome: "Festa de Otávio Lima",
  dados: {
    clientInfo: { name: "Otávio Lima", phone: "+55 31 3344-5566" },
    eventData: { event_type: "festa", location: "Sítio", guests: 40 },
  },
  totalFinal: 0,
});
export const accepted = received({ id: 3, status: "ACCEPTED" });
export const rejected = received({ id: 4, status: "REJECTED" });

/** One whose approved value was replaced by editing. */
export const replaced = received({
  id: 5,
  status: "ACCEPTED",
  dados: {
    ...(received().dados as object),
    previousTotals: [{ total: 37250, until: "2026-11-20T12:00:00.000Z" }],
  },
  totalFinal: 25004,
});

/** One that was answered with a budget. */
export const answered = received({
  id: 6,
  dados: {
    ...(received().dados as object),
    answeredWith: 7,
    answeredAt: "2026-11-20T12:00:00.000Z",
  },
});

export const DETAILS = /^Ver detalhes de/;

export const PATH = "/orcamentos-recebidos";
