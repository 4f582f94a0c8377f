import { fixedCostLabel } from "../catalog/fixed-costs.ts";
import { WIZARD_STEPS } from "../catalog/wizard-steps.ts";

const PARTS = new Map<string, string>([
  ...WIZARD_STEPS.map(({ key, label }) => [key, label] as const),
  ["eventData", "Dados do Evento"],
  ["fixedCosts", "Custos Fixos"],
]);

/** Groups of a part, with their ordinal's ending. */
const GROUPS = new Map<string, string>([
  ["foods", "ª categoria"],
  ["thematicTables", "ª mesa"],
  ["generalExpenses", "ª despesa"],
]);

const FIELDS = new Map<string, string>([
  ["eventType", "tipo de evento"],
  ["groomName", "nome do cliente"],
  ["brideName", "nome do par"],
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
]);

const PATH =
  /^(?<part>\w+)(\[(?<index>\d+)\])?(\.items\[(?<item>\d+)\])?(\.(?<field>.+))?$/s;

/** A place in a budget as the screen calls it: "team[0].cost" is "Equipe, 1ª linha: custo". */
export function placeName(path: string): string {
  const { part = "", index, item, field } = PATH.exec(path)?.groups ?? {};
  const group = GROUPS.get(part) ?? "ª linha";
  const names = [PARTS.get(part) ?? path];
  if (index !== undefined) names.push(`${Number(index) + 1}${group}`);
  if (item !== undefined) names.push(`${Number(item) + 1}ª linha`);
  const place = names.join(", ");
  if (field === undefined) return place;
  const label =
    part === "fixedCosts" ? fixedCostLabel(field) : FIELDS.get(field);
  return `${place}: ${label ?? field}`;
}
