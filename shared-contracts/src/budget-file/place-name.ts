import { fixedCostLabel } from "../parts/fixed-costs.ts";
import { EVENT_STEP } from "../parts/wizard-steps.ts";
import { BILL, LINE_PARTS, type LinePart } from "../parts/table.ts";

const PARTS = new Map<string, string>([
  ["eventData", EVENT_STEP.label],
  ["actual", "Previsto e realizado"],
  ...BILL.map(({ key, label }) => [key, label] as const),
]);

const FIELDS = new Map<string, string>([
  ["eventType", "tipo de evento"],
  ["groomName", "nome do cliente"],
  ["brideName", "segundo nome"],
  ["clientPhone", "WhatsApp do cliente"],
  ["clientEmail", "email do cliente"],
  ["clientCpf", "CPF"],
  ["clientName", "nome do cliente"],
  ["city", "cidade"],
  ["country", "país"],
  ["address", "endereço"],
  ["eventDate", "data"],
  ["eventTime", "hora"],
  ["eventLocation", "local do evento"],
  ["guests", "convidados"],
  ["duration", "duração"],
  ["guestsPerWaiter", "convidados por garçom"],
  ["name", "nome"],
  ["role", "função"],
  ["quantity", "quantidade"],
  ["cost", "custo"],
  ["quantityPerPerson", "quantidade por pessoa"],
  ["consumptionPerPerson", "quantidade por pessoa"],
  ["packageSize", "embalagem"],
  ["unit", "unidade"],
  ["unitPrice", "preço"],
  ["multiplyByGuests", "× convidados"],
  ["multiplyByTeam", "× equipe"],
  ["isAlcoholic", "com álcool"],
  ["isForBeer", "cerveja"],
  ["isRented", "alugado"],
  ["items", "itens"],
  ["paid", "valor pago"],
  ["planned", "valor previsto"],
  ["bought", "quantidade comprada"],
  ["note", "anotação"],
]);

const PATH =
  /^(?<part>\w+)(\[(?<index>\d+)\])?(\.items\[(?<item>\d+)\])?(\.(?<field>.+))?$/s;

/** The Portuguese name of a path in a budget: "Equipe, 1ª linha: custo" for "team[0].cost". */
export function placeName(path: string): string {
  const { part = "", index, item, field } = PATH.exec(path)?.groups ?? {};
  const group = part in LINE_PARTS && LINE_PARTS[part as LinePart].group;
  const names = [PARTS.get(part) ?? path];
  if (index !== undefined)
    names.push(`${Number(index) + 1}ª ${group ? group.noun : "linha"}`);
  if (item !== undefined) names.push(`${Number(item) + 1}ª linha`);
  const place = names.join(", ");
  if (field === undefined) return place;
  const label =
    part === "fixedCosts" ? fixedCostLabel(field) : FIELDS.get(field);
  return `${place}: ${label ?? field}`;
}
