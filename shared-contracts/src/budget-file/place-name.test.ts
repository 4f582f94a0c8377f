import { SAMPLE_100 } from "../templates/sample-100.ts";
import { placeName } from "./place-name.ts";

test.each([
  ["team[0].cost", "Equipe, 1ª linha: custo"],
  ["team[11]", "Equipe, 12ª linha"],
  ["team", "Equipe"],
  [
    "foods[1].items[0].unitPrice",
    "Prato Principal, 2ª categoria, 1ª linha: preço",
  ],
  ["foods[1].items", "Prato Principal, 2ª categoria: itens"],
  ["thematicTables[0].name", "Mesas Temáticas, 1ª mesa: nome"],
  [
    "generalExpenses[0].items[2].quantity",
    "Itens Operacionais, 1ª despesa, 3ª linha: quantidade",
  ],
  ["drinks[0].packageSize", "Bebidas, 1ª linha: embalagem"],
  ["eventData.guests", "Dados do Evento: convidados"],
  ["eventData.guestsPerWaiter", "Dados do Evento: convidados por garçom"],
  ["fixedCosts.kitchenRent", "Custos Fixos: Aluguel de cozinha"],
  ["fixedCosts.a[0].\nb", "Custos Fixos: a[0].\nb"],
  [
    "generalExpenses[0].items[11].unit",
    "Itens Operacionais, 1ª despesa, 12ª linha: unidade",
  ],
  ["eventData.clientName", "Dados do Evento: nome do cliente"],
  ["eventData.address", "Dados do Evento: endereço"],
  ["team x", "team x"],
  ["x team", "x team"],
])("%s is %s", (path, name) => {
  expect(placeName(path)).toBe(name);
});

test("every field of a budget has a Portuguese name", () => {
  const { eventData, team, foods, drinks, garnishes } = SAMPLE_100;
  const { confectionery, thematicTables, generalExpenses } = SAMPLE_100;
  const groups = { foods, thematicTables, generalExpenses };
  const rows = { team, drinks, garnishes, confectionery };
  const paths = [
    ...Object.keys(eventData).map((field) => `eventData.${field}`),
    ...Object.entries(rows).flatMap(([part, [row]]) =>
      Object.keys(row ?? {}).map((field) => `${part}[0].${field}`),
    ),
    ...Object.entries(groups).flatMap(([part, [group]]) =>
      Object.keys(group?.items[0] ?? {}).map(
        (field) => `${part}[0].items[0].${field}`,
      ),
    ),
  ].filter((path) => !/\.(id|total|packagesNeeded)$/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    expect(placeName(path)).not.toContain(path.split(".").at(-1));
    expect(placeName(path)).toMatch(/: (× )?\p{L}{3,}/u);
  }
});
