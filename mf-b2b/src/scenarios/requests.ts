import { answer } from "isolation/scenario-answer";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
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

/** The budget that answers it, sent once, on the day of the others' event. */
export const proposal = {
  id: 7,
  nome: "Casamento na serra",
  totalFinal: 41_800,
  createdAt: "2026-11-17T15:00:00.000Z",
  versao: 2,
  eventType: "Casamento",
  eventDate: "2027-05-15",
  eventTime: "19:00",
  clientName: "Marina Alves",
  city: "Nova Lima",
  guests: 150,
  status: "enviada",
  lastSent: { at: "2026-11-17T15:00:00.000Z", totalFinal: 41_800 },
} satisfies SavedBudgetSummary;

/** A template of the account. */
export const template: OwnTemplate = {
  id: 1,
  nome: "Casamento",
  eventType: "Casamento",
  guests: 120,
  uses: 7,
  usedAt: "2026-11-17T15:00:00.000Z",
};

export const DETAILS = /^Ver detalhes de/;

export const PATH = "/orcamentos-recebidos";
