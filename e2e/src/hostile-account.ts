import { expect, type APIRequestContext } from "@playwright/test";
import { confectionery } from "shared-contracts/parts/confectionery";
import { drinks } from "shared-contracts/parts/drinks";
import { foods } from "shared-contracts/parts/foods";
import { garnishes } from "shared-contracts/parts/garnishes";
import { generalExpenses } from "shared-contracts/parts/general-expenses";
import { newTeamMember } from "shared-contracts/parts/team";
import { thematicTables } from "shared-contracts/parts/thematic-tables";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import { admin } from "./admin.ts";
import { apiUrl } from "./product.ts";
import { type Account, makeTrialAccount } from "./register.ts";

/** PostgreSQL keeps no text with this in it, so no API does. */
const NUL = "\0";

/** The payloads that fit into a field of so many characters. */
export function payloadsFor(max: number): string[] {
  return injectionPayloads.filter(
    (payload) => payload.length <= max && !payload.includes(NUL),
  );
}

/** One of them, by number. */
export const hostile = (number: number, max = 60): string => {
  const fitting = payloadsFor(max);
  return fitting[number % fitting.length]!;
};

/** Those that may name a key: one is refused as such. */
export const hostileKeys = payloadsFor(60).filter(
  (payload) => payload !== "__proto__",
);

/** A budget in which every text is a payload, and every list has them all. */
function hostileBudget(): Record<string, unknown> {
  const names = payloadsFor(Infinity);
  const rows = <Row extends object>(make: (id: number) => Row) =>
    names.map((name, index) => ({
      ...make(index + 1),
      name,
      notes: name,
      // What is none of an event may be folded away.
      quantity: 1,
    }));
  const groups = <Group extends { items: object[] }, Row extends object>(
    makeGroup: (id: number) => Group,
    makeRow: (id: number) => Row,
  ) => [
    {
      ...makeGroup(1),
      name: hostile(0),
      items: rows(makeRow).slice(0, 30),
    },
    { ...makeGroup(2), name: hostile(5), items: rows(makeRow).slice(30) },
  ];
  const {
    eventData: { guests, duration, guestsPerWaiter, ...details },
    ...sample
  } = SAMPLE_100;
  const texts = [...Object.keys(details), "clientName", "address", "notes"];
  return {
    ...sample,
    eventData: {
      guests,
      duration,
      guestsPerWaiter,
      ...Object.fromEntries(texts.map((key, at) => [key, hostile(at * 4)])),
    },
    fixedCosts: {
      ...sample.fixedCosts,
      ...Object.fromEntries(hostileKeys.map((name) => [name, 1])),
    },
    team: rows(newTeamMember),
    foods: groups(foods.group.newGroup, (id) => ({
      ...foods.newRow(id),
      unit: hostile(id),
    })),
    drinks: rows((id) => ({ ...drinks.newRow(id), unit: hostile(id) })),
    garnishes: rows(garnishes.newRow),
    confectionery: rows(confectionery.newRow),
    thematicTables: groups(
      thematicTables.group.newGroup,
      thematicTables.newRow,
    ),
    generalExpenses: groups(
      generalExpenses.group.newGroup,
      generalExpenses.newRow,
    ),
    [hostile(3)]: hostile(4),
  };
}

/** A caterer whose profile and company are payloads, as far as the API takes them. */
export async function makeHostileAccount(
  request: APIRequestContext,
): Promise<Account> {
  const account = await makeTrialAccount(request);
  const { email, phone } = account;
  const send = sender(request, account);
  await send("PUT", "/user/profile", { name: hostile(5), email, phone });
  await send("PUT", "/buffet/buffet-data", {
    companyName: hostile(5),
    cnpj: hostile(26, 18),
    address: hostile(7),
    cep: hostile(41, 9),
    contactEmail: hostile(26),
    contactPhone: hostile(43, 15),
  });
  return account;
}

/** Saves a `hostileBudget` under the first payload. */
export function saveHostileBudget(
  request: APIRequestContext,
  account: Account,
): Promise<void> {
  return sender(request, account)("POST", "/orcamentos", {
    nome: hostile(0),
    dados: hostileBudget(),
    totalFinal: 0,
  });
}

/** As `saveHostileBudget`, and a smaller one under each other payload. */
export async function saveHostileBudgets(
  request: APIRequestContext,
  account: Account,
): Promise<void> {
  const send = sender(request, account);
  const dados = { ...SAMPLE_100, eventData: hostileBudget()["eventData"] };
  await Promise.all(
    payloadsFor(200)
      .slice(1)
      .map((nome) =>
        send("POST", "/orcamentos", { nome, dados, totalFinal: 0 }),
      ),
  );
  await saveHostileBudget(request, account);
}

/** Sends requests of payloads as a partner may, and answers the first with whatever the API keeps of an answer. */
export async function sendHostileRequests(
  request: APIRequestContext,
  account: Account,
): Promise<void> {
  const send = sender(request, account);
  const key = /bqk_\S+/.exec(await admin("intake-key", account.email))![0];
  const ask = (name: string, at: number) =>
    send(
      "POST",
      "/b2b/orcamentos",
      {
        nome: name,
        dados: {
          clientInfo: { name, phone: hostile(at, 30) },
          eventData: {
            event_type: hostile(at + 1, 80),
            event_style: hostile(at + 2),
            location: at % 2 ? hostile(at + 3) : { city: hostile(at + 3) },
          },
          calculatedEvent: { suggested_menu: payloadsFor(200) },
        },
      },
      { "X-Intake-Key": key },
    );
  await Promise.all(payloadsFor(120).map(ask));
  await send("PUT", "/b2b/orcamentos/recebidos/1", {
    dados: {
      ...hostileBudget(),
      clientInfo: { name: hostile(5), email: hostile(26), phone: hostile(26) },
      calculatedEvent: { suggested_menu: payloadsFor(200) },
    },
    totalFinal: 0,
  });
}

/** Makes calls of an account that must succeed. */
function sender(request: APIRequestContext, { token }: Account) {
  return async (
    method: "POST" | "PUT",
    path: string,
    data: object,
    also: Record<string, string> = {},
  ) => {
    const headers = { Authorization: `Bearer ${token}`, ...also };
    const options = { method, headers, data };
    const answer = await request.fetch(apiUrl(path), options);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
}
