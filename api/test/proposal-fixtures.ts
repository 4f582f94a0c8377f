import { createCanvas } from "@napi-rs/canvas";
import type { Pix } from "shared-contracts/entities/pix";
import type { Accent } from "shared-contracts/entities/proposal";
import type { Budget } from "shared-contracts/parts/budget";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import type { Proposal, Sender } from "shared-contracts/proposal/composition";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";

const COMPANY: Sender = {
  name: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  lines: ["contato@saboresdaserra.com.br", "(31) 98765-4321"],
  logo: null,
};
const NOBODY: Sender = { name: "", cnpj: "", lines: [], logo: null };
const PIX: Pix = {
  kind: "email",
  key: "contato@saboresdaserra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
};
const LONG = "Família Albuquerque de Vasconcelos e Montenegro da Silva ";

interface Fixture {
  budget: Budget;
  title?: string;
  sender?: Sender;
  others?: typeof OPTIONS;
  accent?: Accent;
  pix?: Pix;
}

const { eventData, foods, garnishes, drinks } = WEDDING;
const [dishes] = foods;

/** A logo of a ring and a bar. */
function logo(): string {
  const canvas = createCanvas(300, 112);
  const context = canvas.getContext("2d");
  context.strokeStyle = context.fillStyle = "#1a5835";
  context.lineWidth = 12;
  context.arc(56, 56, 40, 0, 2 * Math.PI);
  context.stroke();
  context.fillRect(120, 40, 160, 32);
  return canvas.toDataURL("image/png");
}

function hostile(): Fixture {
  const text = (at: number) => injectionPayloads[at] ?? "";
  const named = <Row extends { id: number; name: string }>(row: Row) =>
    injectionPayloads.map((name, index) => ({ ...row, id: index + 1, name }));
  return {
    title: text(0),
    sender: { ...COMPANY, name: text(1), lines: [text(2), text(3)] },
    budget: {
      ...WEDDING,
      eventData: { ...eventData, groomName: text(5), eventLocation: text(7) },
      garnishes: named(garnishes[0]!),
      proposal: { notes: injectionPayloads.slice(8, 16).join("\n") },
    },
  };
}

/** The budgets whose proposals are compared as pictures, by name. */
const fixtures: Readonly<Record<string, Fixture>> = {
  "4-lines": {
    title: "Almoço de domingo",
    budget: {
      ...BLANK,
      team: [],
      generalExpenses: [],
      eventData: { ...eventData, brideName: "", guests: 12 },
      foods: [{ ...dishes!, items: dishes!.items.slice(0, 2) }],
      drinks: drinks.slice(0, 2),
    },
  },
  sample: { title: "Modelo de 100 convidados", budget: SAMPLE_100 },
  wedding: { budget: WEDDING },
  "no-company": { budget: SAMPLE_100, sender: NOBODY, accent: "grafite" },
  logo: {
    budget: SAMPLE_100,
    sender: { ...COMPANY, logo: logo() },
    accent: "mata",
  },
  "long-names": {
    title: LONG.repeat(3),
    sender: { ...COMPANY, name: LONG.repeat(2), lines: [LONG.repeat(2)] },
    budget: {
      ...WEDDING,
      eventData: { ...eventData, groomName: LONG, eventLocation: LONG },
      garnishes: garnishes.map((row) => ({ ...row, name: LONG + row.name })),
    },
  },
  "2-options": { budget: OPTIONS_WEDDING, others: OPTIONS.slice(0, 1) },
  "3-options": { budget: OPTIONS_WEDDING, others: OPTIONS, accent: "azulejo" },
  "2000-lines": {
    budget: {
      ...WEDDING,
      foods: [
        {
          ...dishes!,
          items: Array.from({ length: 2000 }, (_, index) => ({
            ...dishes!.items[0]!,
            id: index + 1,
            name: `Prato ${index + 1}`,
          })),
        },
      ],
    },
  },
  "no-date": {
    accent: "mel",
    budget: { ...WEDDING, eventData: { ...eventData, eventDate: "" } },
  },
  hostile: hostile(),
  pix: { budget: WEDDING, pix: PIX, accent: "terracota" },
};

/** The names of the fixtures. */
export const fixtureNames = Object.keys(fixtures);

/** The proposal of a fixture; the same on every day. */
export function fixtureProposal(name: string): Proposal {
  const fixture = fixtures[name]!;
  return composeProposal({
    id: 1,
    title: fixture.title ?? "Casamento Ana e Rui",
    budget: fixture.budget,
    others: fixture.others ?? [],
    sender: fixture.sender ?? COMPANY,
    terms: { accent: fixture.accent },
    pix: fixture.pix,
    day: "2026-11-22",
  });
}
