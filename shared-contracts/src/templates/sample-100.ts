import { type Budget, emptyParts } from "../parts/budget.ts";
import { DEFAULT_EVENT_TYPE } from "../entities/event-types.ts";
import { DEFAULT_MARGINS } from "../catalog/margins.ts";
import { DEFAULT_GUESTS_PER_WAITER } from "../catalog/roles.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { defaultExpenseGroups } from "./expense-groups.ts";
import { drink, foodItem, garnish, member, sweet, tableItem } from "./rows.ts";

/**
 * The 100-person birthday template: final total 25.004,00. The name is left to the user. Copy it before changing
 * anything.
 */
export const SAMPLE_100: Budget = withStoredTotals({
  eventData: {
    eventType: DEFAULT_EVENT_TYPE,
    groomName: "",
    brideName: "",
    clientCpf: "",
    city: "Belo Horizonte",
    country: "Brasil",
    eventDate: "",
    eventTime: "22:00",
    eventLocation: "",
    guests: 100,
    duration: 6,
    guestsPerWaiter: DEFAULT_GUESTS_PER_WAITER,
  },
  fixedCosts: {
    kitchenRent: 250,
    insurance: 37,
    marketing: 100,
    other: 0,
    technicalVisit: 250,
    transportLoading: 800,
    freights: 600,
  },
  ...DEFAULT_MARGINS,
  team: [
    member(1, "garcom", 5, 210),
    member(2, "maitre", 1, 400),
    member(3, "cozinheiro", 1, 350),
    member(4, "fritadeira", 1, 200),
    member(5, "aux_cozinha", 3, 200),
    member(6, "copeiro", 2, 200),
    member(7, "aux_salao", 1, 0),
    member(8, "recepcionista", 1, 200),
    member(9, "confeiteiro", 0, 0),
    member(10, "lavador", 1, 200),
    member(11, "faxineiro", 1, 200),
    member(12, "custom", 0, 0, "Chef"),
    member(13, "custom", 23, 0, "Staff"),
  ],
  ...emptyParts(),
  foods: [
    {
      id: 1,
      name: "Carnes e Aves",
      items: [
        foodItem(1, "Filé mignon ao molho madeira", {
          quantityPerPerson: 120,
          unitPrice: 83,
        }),
        foodItem(2, "Filé de peito de frango ao molho de mostarda", {
          quantityPerPerson: 100,
          unitPrice: 26,
        }),
      ],
    },
    {
      id: 2,
      name: "Arroz e Guarnições",
      items: [
        foodItem(3, "Arroz branco", { quantityPerPerson: 50, unitPrice: 7 }),
        foodItem(4, "Farofa da casa", { quantityPerPerson: 40, unitPrice: 15 }),
        foodItem(5, "Batata gratinada", {
          quantityPerPerson: 100,
          unitPrice: 18,
        }),
      ],
    },
    {
      id: 3,
      name: "Massas",
      items: [
        foodItem(6, "Penne (massa seca)", {
          quantityPerPerson: 50,
          unitPrice: 14,
        }),
        foodItem(7, "Molho funghi", {
          quantityPerPerson: 60,
          unit: "ml",
          unitPrice: 32,
        }),
      ],
    },
    {
      id: 4,
      name: "Saladas",
      items: [
        foodItem(8, "Salada de folhas nobres com manga", {
          quantityPerPerson: 60,
          unitPrice: 30,
        }),
        foodItem(9, "Molho de mostarda e mel", {
          quantityPerPerson: 15,
          unit: "ml",
          unitPrice: 28,
        }),
      ],
    },
    {
      id: 5,
      name: "Insumos de Preparo",
      items: [
        foodItem(10, "Temperos, caldos e óleo de preparo (valor fixo)", {
          quantityPerPerson: 1,
          unit: "un",
          unitPrice: 180,
          multiplyByGuests: false,
        }),
      ],
    },
  ],
  drinks: [
    drink(1, "Água mineral sem gás", {
      consumptionPerPerson: 500,
      packageSize: 500,
      unit: "ml",
      unitPrice: 2.2,
    }),
    drink(2, "Refrigerante", {
      consumptionPerPerson: 400,
      packageSize: 2000,
      unit: "ml",
      unitPrice: 6,
    }),
    drink(3, "Suco natural de frutas", {
      consumptionPerPerson: 200,
      packageSize: 1000,
      unit: "ml",
      unitPrice: 9,
    }),
    drink(4, "Cerveja (lata 350 ml)", {
      consumptionPerPerson: 1050,
      packageSize: 350,
      unit: "ml",
      unitPrice: 12,
      isAlcoholic: true,
      isForBeer: true,
    }),
    drink(5, "Vinho tinto seco", {
      consumptionPerPerson: 100,
      packageSize: 750,
      unit: "ml",
      unitPrice: 56,
      isAlcoholic: true,
    }),
    drink(6, "Whisky 8 anos", {
      consumptionPerPerson: 30,
      packageSize: 1000,
      unit: "ml",
      unitPrice: 95,
      isAlcoholic: true,
    }),
    drink(7, "Gelo", {
      consumptionPerPerson: 1,
      packageSize: 5,
      unit: "kg",
      unitPrice: 1.75,
      isForBeer: true,
    }),
    drink(8, "Café", {
      consumptionPerPerson: 50,
      packageSize: 1000,
      unit: "ml",
      unitPrice: 9,
      multiplyByTeam: true,
    }),
    drink(9, "Frutas e guarnições do bar (valor fixo)", {
      consumptionPerPerson: 1,
      packageSize: 1,
      unitPrice: 85,
      multiplyByGuests: false,
    }),
    drink(10, "Água da equipe (galão 20 L)", {
      consumptionPerPerson: 0.05,
      packageSize: 1,
      unit: "gal",
      unitPrice: 0.75,
      multiplyByGuests: false,
      multiplyByTeam: true,
    }),
  ],
  garnishes: [
    garnish(1, "Salgados finos variados", {
      quantityPerPerson: 6,
      unit: "un",
      unitPrice: 2.8,
    }),
    garnish(2, "Mini pão de queijo", {
      quantityPerPerson: 0.06,
      unitPrice: 32,
    }),
    garnish(3, "Mandioca frita", {
      quantityPerPerson: 60,
      unit: "g",
      unitPrice: 18,
    }),
  ],
  confectionery: [
    sweet(1, "Bolo de aniversário (fatia de 100 g)", {
      quantity: 1,
      unit: "un",
      unitPrice: 6,
    }),
    sweet(2, "Brigadeiro", { quantity: 0.03, unit: "cent", unitPrice: 1.5 }),
    sweet(3, "Beijinho", { quantity: 0.02, unit: "cent", unitPrice: 1.5 }),
    sweet(4, "Mousse de maracujá", { quantity: 60, unit: "g", unitPrice: 34 }),
  ],
  thematicTables: [
    {
      id: 1,
      name: "Mesa de Frios e Antepastos",
      items: [
        tableItem(1, "Queijo canastra", {
          quantityPerPerson: 30,
          unit: "g",
          unitPrice: 78,
        }),
        tableItem(2, "Salame italiano fatiado", {
          quantityPerPerson: 20,
          unit: "g",
          unitPrice: 85,
        }),
        tableItem(3, "Azeitonas temperadas", {
          quantityPerPerson: 20,
          unit: "g",
          unitPrice: 40,
        }),
        tableItem(4, "Antepasto de berinjela", {
          quantityPerPerson: 25,
          unit: "g",
          unitPrice: 48,
        }),
        tableItem(5, "Mini pães e torradas", {
          quantityPerPerson: 2,
          unitPrice: 0.6,
        }),
      ],
    },
    {
      id: 2,
      name: "Mesa de Caldos da Madrugada",
      items: [
        tableItem(6, "Caldo de feijão (copinho 150 ml)", {
          quantityPerPerson: 1,
          unitPrice: 3.9,
        }),
        tableItem(7, "Torradas temperadas", {
          quantityPerPerson: 0.02,
          unit: "kg",
          unitPrice: 35,
        }),
      ],
    },
  ],
  generalExpenses: defaultExpenseGroups({
    1: { unitPrice: 1.2, isRented: true },
    2: { unitPrice: 0.6, isRented: true },
    3: { unitPrice: 0.6, isRented: true },
    4: { unitPrice: 0.6, isRented: true },
    5: { unitPrice: 0.6, isRented: true },
    6: { unitPrice: 1.1, isRented: true },
    7: { unitPrice: 1.2, isRented: true },
    8: { unitPrice: 0.8, isRented: true },
    15: { quantity: 0.1, unitPrice: 22, isRented: true },
    16: { unitPrice: 12.5 },
    17: { quantity: 0.1, unitPrice: 5, isRented: true },
    18: { quantity: 0.1, unitPrice: 6, isRented: true },
    19: { quantity: 0.1, unitPrice: 4, isRented: true },
    25: { quantity: 0.2, unitPrice: 3.5 },
    32: { quantity: 0.1, unitPrice: 7.5 },
    41: { quantity: 0.3, unitPrice: 1 },
    50: { quantity: 1, unitPrice: 18 },
    51: { quantity: 0.5, unitPrice: 6 },
    57: { quantity: 0.1, unitPrice: 14, isRented: true },
  }),
});
