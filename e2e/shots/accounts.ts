import { randomInt, randomUUID } from "node:crypto";
import { writeDraft } from "shared-contracts/budget-file/draft";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { userIdOf } from "shared-contracts/client/token";
import type { Budget } from "shared-contracts/parts/budget";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { toReais } from "shared-contracts/numbers/rounding";

/** Somebody signed in: what the browser keeps of them. */
export interface Account {
  token: string;
  /** Storage entries besides the token, by key. */
  kept: Record<string, string>;
}

/** The accounts scenes are seen with; `null` is nobody. */
export interface Accounts {
  nobody: null;
  /** Just registered, without a plan. */
  visitor: Account;
  /** On the free trial, with nothing made yet. */
  newcomer: Account;
  /** Has saved budgets, and the sample one open. */
  caterer: Account;
  /** Has the sample budget open; for scenes that save it. */
  saver: Account;
}

const EVENTS = [
  { name: "Casamento Helena e Rafael", eventType: "Casamento", guests: 150 },
  { name: "Confraternização Serra Azul", eventType: "Happy Hour", guests: 180 },
  { name: "Batizado da Clara", eventType: "Brunch", guests: 40 },
];

/** Registers the accounts at a running API. Each run has its own. */
export async function makeAccounts(apiUrl: string): Promise<Accounts> {
  const visitor = await register(apiUrl, "visitante");
  const newcomer = await register(apiUrl, "novata");
  const caterer = await register(apiUrl, "helena");
  const saver = await register(apiUrl, "marina");
  for (const token of [newcomer, caterer, saver])
    await send(`${apiUrl}/plans/activate-trial`, {}, bearer(token));
  for (const { name, ...event } of EVENTS)
    await saveBudget(apiUrl, caterer, name, {
      ...SAMPLE_100,
      eventData: { ...SAMPLE_100.eventData, ...event },
    });
  return {
    nobody: null,
    visitor: { token: visitor, kept: {} },
    newcomer: { token: newcomer, kept: {} },
    caterer: withSampleOpen(caterer),
    saver: withSampleOpen(saver),
  };
}

function withSampleOpen(token: string): Account {
  const draft = writeDraft(
    {
      budget: SAMPLE_100,
      name: "Aniversário 40 anos Carla",
      editingBudgetId: null,
      editingBudgetName: "",
      editingVersion: null,
      receivedBudgetId: null,
      hasUnsavedChanges: true,
    },
    Date.now(),
  );
  return { token, kept: { [`currentBudget_${userIdOf(token)}`]: draft } };
}

async function register(apiUrl: string, name: string): Promise<string> {
  const digits = String(randomInt(1e8)).padStart(8, "0");
  const answer = (await send(`${apiUrl}/auth/register`, {
    name,
    email: `${name}.${randomUUID()}@example.com`,
    phone: `319${digits}`,
    password: "um segredo de teste",
  })) as { token: string };
  return answer.token;
}

async function saveBudget(
  apiUrl: string,
  token: string,
  nome: string,
  budget: Budget,
) {
  const totalFinal = toReais(priceBudget(budget).total);
  await send(
    `${apiUrl}/orcamentos`,
    { nome, dados: budget, totalFinal },
    bearer(token),
  );
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

async function send(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(
      `POST ${address} answered ${response.status}: ${await response.text()}. No pictures without the accounts they show.`,
    );
  return response.json();
}
