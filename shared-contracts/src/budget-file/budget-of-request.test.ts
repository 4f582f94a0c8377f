import { BudgetStore } from "../budget-store/budget-store.ts";
import { EVENT_TYPES } from "../entities/event-types.ts";
import type { Budget } from "../parts/budget.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { budgetOfRequest } from "./budget-of-request.ts";

/** A client's request with every field. */
const dados = {
  clientInfo: {
    name: "Marina Alves",
    email: "marina@exemplo.com",
    phone: "(31) 99876-5432",
  },
  eventData: {
    event_type: "casamento",
    event_date: "2027-05-15",
    guests: 150,
    duration_hours: 8,
    location: { city: "Belo Horizonte", cep: "30140-071" },
    event_style: "Clássico",
    budget_range: "premium",
  },
  calculatedEvent: { suggested_menu: ["Risoto de palmito", "Bolo"] },
};

function budgetOf(given: unknown): Budget {
  const read = budgetOfRequest(given);
  if (!read.ok) throw new Error(read.reason);
  return read.budget;
}

const event = (eventData: object) =>
  budgetOf({ clientInfo: { name: "Ana" }, eventData }).eventData;

test("a client's request becomes a budget, and stays in it [request-stays-in-its-budget] [request-keeps-its-client]", () => {
  const budget = budgetOf(dados);
  expect(budget).toMatchObject({
    ...dados,
    eventData: {
      ...dados.eventData,
      eventType: "Casamento",
      groomName: "Marina Alves",
      clientPhone: "(31) 99876-5432",
      clientEmail: "marina@exemplo.com",
      eventDate: "2027-05-15",
      guests: 150,
      duration: 8,
      eventLocation: "30140-071",
      city: "Belo Horizonte",
      address: "30140-071",
    },
  });
  expect(budget.foods).toMatchObject([
    {
      name: "Cardápio sugerido",
      items: [
        {
          id: 1,
          name: "Risoto de palmito",
          quantityPerPerson: 0,
          unitPrice: 0,
        },
        { id: 2, name: "Bolo", quantityPerPerson: 0, unitPrice: 0 },
      ],
    },
  ]);
  expect(budgetOf(JSON.stringify(dados))).toEqual(budget);
});

test("the team is sized as if the caterer had typed the guests", () => {
  const typed = new BudgetStore();
  typed.loadTemplate("blank");
  typed.event.setGuests(150);
  const { team } = budgetOf(dados);
  expect(team).toEqual(typed.toBudget().team);
  expect(team).toContainEqual(
    expect.objectContaining({ role: "garcom", quantity: 8 }),
  );
});

test("without guests the team stays blank", () => {
  expect(budgetOf({ clientInfo: { name: "Ana" } }).team).toEqual(
    budgetOf({}).team,
  );
});

test.each(["MARINA ALVES", "marina Alves", "Conceição d'Ávila"])(
  "the client's name %s stays as it was typed",
  (name) => {
    const budget = budgetOf({ clientInfo: { name }, eventData: {} });
    expect(budget.eventData.groomName).toBe(name);
  },
);

test.each([
  ["Casamento", "Casamento"],
  [" aniversario  ADULTO ", "Aniversário Adulto"],
  ["Batizado", "outros"],
  ["", "outros"],
])("event type %j is %j", (event_type, eventType) => {
  expect(event({ event_type }).eventType).toBe(eventType);
});

test.each([...EVENT_TYPES])("%s is found as it is", (event_type) => {
  expect(event({ event_type }).eventType).toBe(event_type);
});

test("a place as text is the event's place", () => {
  expect(event({ location: "Sítio Boa Vista" })).toMatchObject({
    eventLocation: "Sítio Boa Vista",
    city: "",
  });
});

test("the budget made of it last time is opened as it was left", () => {
  const first = budgetOf(dados);
  first.eventData.guests = 90;
  first.foods = [];
  expect(budgetOf(JSON.stringify(first))).toEqual(first);
});

test("a budget made of it before fills in how to reach the client, unless the caterer emptied it [request-keeps-its-client]", () => {
  const { clientPhone, clientEmail, ...eventData } = budgetOf(dados).eventData;
  const made = {
    ...budgetOf(dados),
    answeredWith: 7,
    answeredAt: "2026-11-17T15:00:00.000Z",
    previousTotals: [],
  };
  const again = budgetOf({
    ...made,
    eventData: { ...eventData, clientEmail: "" },
  });
  expect(again.eventData).toMatchObject({ clientPhone, clientEmail: "" });
  expect(clientEmail).toBe("marina@exemplo.com");
  for (const key of ["answeredWith", "answeredAt", "previousTotals"])
    expect(again).not.toHaveProperty(key);
});

test.each([
  { eventData: { event_date: "15/05/2027" } },
  { eventData: { event_date: "2027-02-30" } },
])("%j has no day", (given) => {
  expect(budgetOf(given).eventData.eventDate).toBe("");
});

test.each([
  { eventData: { guests: "muitos", duration_hours: -3, location: 7 } },
  { eventData: null, calculatedEvent: [] },
  {},
])("%j is a blank budget", (given) => {
  expect(budgetOf(given)).toMatchObject({
    eventData: { guests: 0, duration: 0, eventLocation: "", city: "" },
    foods: [],
  });
});

test("what is no JSON is none", () => {
  expect(budgetOfRequest("{")).toMatchObject({ ok: false });
});

describe("a base", () => {
  /** Another client's budget, with a team of its own and as many guests per waiter as this. */
  const base = {
    ...SAMPLE_100,
    eventData: {
      ...SAMPLE_100.eventData,
      groomName: "Helena",
      eventDate: "2026-01-01",
      guestsPerWaiter: 10,
    },
    status: "aprovada",
  };
  const budgetOn = (given: unknown, from: unknown = base) => {
    const read = budgetOfRequest(given, from);
    if (!read.ok) throw new Error(read.reason);
    return read.budget;
  };

  test("gives items and prices, the request client, date and size [request-keeps-its-client]", () => {
    const budget = budgetOn(dados);
    expect(JSON.stringify(budget)).not.toContain("Helena");
    expect(budget).not.toHaveProperty("status");
    expect(budget.eventData).toMatchObject({
      groomName: "Marina Alves",
      clientPhone: "(31) 99876-5432",
      eventDate: "2027-05-15",
      guests: 150,
      guestsPerWaiter: 10,
    });
    expect(budget.team.find(({ role }) => role === "garcom")?.quantity).toBe(
      15,
    );
    const [suggested, ...others] = budget.foods;
    expect(suggested).toMatchObject({
      name: "Cardápio sugerido",
      items: [
        { name: "Risoto de palmito", unitPrice: 0 },
        { name: "Bolo", unitPrice: 0 },
      ],
    });
    const names = (groups: Budget["foods"]) =>
      groups.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names(others)).toEqual(names(SAMPLE_100.foods));
    for (const list of [
      budget.foods,
      budget.foods.flatMap(({ items }) => items),
    ]) {
      const ids = list.map(({ id }: { id: number }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("takes the place of the budget that was saved for the request", () => {
    const answered = { ...budgetOf(dados), drinks: [], notes: "x" };
    expect(budgetOn(answered).drinks).toHaveLength(SAMPLE_100.drinks.length);
  });

  test("lends its guests and hours where the request has none", () => {
    const { eventData } = budgetOn({ clientInfo: { name: "Ana" } });
    expect(eventData).toMatchObject({
      guests: SAMPLE_100.eventData.guests,
      duration: SAMPLE_100.eventData.duration,
    });
  });

  test("that is unreadable is refused", () => {
    expect(budgetOfRequest(dados, "{")).toMatchObject({ ok: false });
  });
});
