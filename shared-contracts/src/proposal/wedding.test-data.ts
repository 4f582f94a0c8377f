/** A wedding of 137 guests with what no client should read: staff, kitchen, the team's own food. */
import { type Budget, emptyParts } from "../parts/budget.ts";
import { BLANK } from "../templates/blank.ts";
import {
  drink,
  foodItem,
  garnish,
  member,
  sweet,
  tableItem,
} from "../templates/rows.ts";

const expense = (id: number, name: string, quantity: number) => ({
  id,
  name,
  quantity,
  unit: "un",
  unitPrice: 1.5,
  multiplyByGuests: true,
  multiplyByTeam: false,
  isRented: true,
});
const dish = (id: number, name: string, quantityPerPerson = 100) =>
  foodItem(id, name, { quantityPerPerson, unitPrice: 40 });
const snack = (id: number, name: string, quantityPerPerson: number) =>
  garnish(id, name, { quantityPerPerson, unit: "un", unitPrice: 2.5 });

export const WEDDING: Budget = {
  ...BLANK,
  ...emptyParts(),
  eventData: {
    ...BLANK.eventData,
    eventType: "Casamento",
    groomName: "Ana Beatriz Lima",
    brideName: "Rui Carvalho",
    city: "Nova Lima",
    eventDate: "2027-05-15",
    eventTime: "19:00",
    eventLocation: "Espaço Jatobá",
    guests: 137,
    duration: 6,
  },
  team: [
    member(1, "garcom", 7, 210),
    member(2, "maitre", 1, 400),
    member(3, "cozinheiro", 4, 350),
    member(4, "aux_cozinha", 6, 200),
    member(5, "recepcionista", 2, 200),
    member(6, "copeiro", 4, 200),
    member(7, "custom", 23, 0, "Staff"),
    member(8, "custom", 1, 0, "Outra função 1"),
  ],
  garnishes: [
    snack(1, "Coxinha de frango", 3),
    snack(2, "Bolinha de queijo", 3),
    snack(3, "Mini quiche de alho-poró", 2),
    snack(4, "Dadinho de tapioca com melaço", 2),
    snack(5, "Pastel de palmito", 2),
    snack(6, "Bruschetta de tomate e manjericão", 1),
  ],
  thematicTables: [
    {
      id: 1,
      name: "Mesa de queijos e frutas",
      items: [
        tableItem(1, "Queijos da Canastra e meia cura", {
          quantityPerPerson: 60,
          unit: "g",
          unitPrice: 90,
        }),
        tableItem(2, "Frios fatiados", {
          quantityPerPerson: 50,
          unit: "g",
          unitPrice: 60,
        }),
        tableItem(3, "Pães e torradas", {
          quantityPerPerson: 40,
          unit: "g",
          unitPrice: 20,
        }),
        tableItem(4, "Frutas frescas", {
          quantityPerPerson: 100,
          unit: "g",
          unitPrice: 12,
        }),
        tableItem(5, "Geleias artesanais", {
          quantityPerPerson: 15,
          unit: "g",
          unitPrice: 45,
        }),
      ],
    },
  ],
  foods: [
    {
      id: 1,
      name: "Saladas e entradas",
      items: [
        dish(1, "Folhas com manga e castanha-do-pará"),
        dish(2, "Carpaccio de abobrinha"),
        dish(3, "Pão de fermentação natural"),
      ],
    },
    {
      id: 2,
      name: "Carnes e peixes",
      items: [
        dish(1, "Filé mignon ao molho madeira"),
        dish(2, "Salmão grelhado com ervas"),
        dish(3, "Frango ao molho de mostarda"),
      ],
    },
    {
      id: 3,
      name: "Acompanhamentos",
      items: [
        dish(1, "Arroz branco"),
        dish(2, "Risoto de limão-siciliano"),
        dish(3, "Batata gratinada"),
        dish(4, "Legumes assados"),
      ],
    },
    {
      id: 4,
      name: "Crianças",
      items: [
        dish(1, "Macarrão ao sugo", 20),
        dish(2, "Filezinho de frango", 20),
      ],
    },
    {
      id: 5,
      name: "Refeição da equipe",
      items: [
        {
          ...dish(1, "Frango equipe", 300),
          multiplyByGuests: false,
          multiplyByTeam: true,
        },
      ],
    },
  ],
  confectionery: [
    sweet(1, "Bolo de casamento", { quantity: 100, unit: "g", unitPrice: 80 }),
    sweet(2, "Brigadeiro", { quantity: 3, unit: "un", unitPrice: 1.8 }),
    sweet(3, "Camafeu de nozes", { quantity: 2, unit: "un", unitPrice: 3 }),
    sweet(4, "Cajuzinho", { quantity: 2, unit: "un", unitPrice: 2 }),
    sweet(5, "Bem-casado", { quantity: 1.2, unit: "un", unitPrice: 4 }),
  ],
  drinks: [
    drink(1, "Água com e sem gás", {
      consumptionPerPerson: 600,
      unit: "ml",
      unitPrice: 3,
    }),
    drink(2, "Refrigerante", {
      consumptionPerPerson: 400,
      unit: "ml",
      unitPrice: 6,
    }),
    drink(3, "Suco natural", {
      consumptionPerPerson: 300,
      unit: "ml",
      unitPrice: 9,
    }),
    drink(4, "Cerveja", {
      consumptionPerPerson: 1000,
      unit: "ml",
      unitPrice: 12,
    }),
    drink(5, "Espumante brut", {
      consumptionPerPerson: 0.25,
      unit: "un",
      unitPrice: 60,
    }),
    drink(6, "Vinho tinto", {
      consumptionPerPerson: 0.2,
      unit: "un",
      unitPrice: 70,
    }),
    {
      ...drink(7, "Água da equipe", {
        consumptionPerPerson: 500,
        unit: "ml",
        unitPrice: 3,
      }),
      multiplyByGuests: false,
      multiplyByTeam: true,
    },
  ],
  generalExpenses: [
    { id: 1, name: "Louças e talheres", items: [expense(1, "Prato raso", 1)] },
    { id: 2, name: "Taças", items: [expense(2, "Taça de vinho", 1)] },
    { id: 3, name: "Rechauds e toalhas", items: [expense(3, "Toalha", 0.1)] },
    { id: 4, name: "Itens de Cozinha", items: [expense(4, "Panela", 0.1)] },
    {
      id: 5,
      name: "Material de limpeza",
      items: [expense(5, "Água sanitária", 0.02)],
    },
    { id: 6, name: "Descartáveis", items: [expense(6, "Guardanapo", 5)] },
    { id: 7, name: "Gás", items: [expense(7, "Botijão", 0.02)] },
    { id: 8, name: "Apoio", items: [expense(8, "Gelo de apoio", 0.1)] },
  ],
  proposal: {
    plan: {
      depositPercent: 30,
      depositDate: "2026-12-10",
      instalmentDates: ["2027-02-10", "2027-03-10", "2027-04-10"],
    },
    validityDays: 30,
    notes:
      "O número de convidados pode mudar até 20 dias antes da festa. Mais convidados: R$ 312,76 cada.\nHora extra: R$ 1.200,00, se combinada até o fim da festa.\nDegustação para 4 pessoas, com data marcada depois do sinal.\nO local precisa ter cozinha de apoio com água e energia.",
  },
};

/** The wedding as one of three options. */
export const OPTIONS_WEDDING: Budget = {
  ...WEDDING,
  proposal: {
    ...(WEDDING["proposal"] as object),
    options: [
      { id: 2, name: "Essencial" },
      { id: 1, name: "Clássica" },
      { id: 3, name: "" },
    ],
    suggested: 1,
  },
};

/** The other two: a smaller one and a larger one. */
export const OPTIONS: { id: number; budget: Budget }[] = [
  {
    id: 2,
    budget: {
      ...WEDDING,
      garnishes: WEDDING.garnishes.slice(0, 4),
      thematicTables: [],
      drinks: WEDDING.drinks.slice(0, 2),
    },
  },
  {
    id: 3,
    budget: {
      ...WEDDING,
      eventData: { ...WEDDING.eventData, guests: 150 },
      thematicTables: [
        ...WEDDING.thematicTables,
        {
          ...WEDDING.thematicTables[0]!,
          id: 2,
          name: "Mesa de café e licores",
        },
      ],
      drinks: WEDDING.drinks.filter(({ name }) => name !== "Vinho tinto"),
    },
  },
];
