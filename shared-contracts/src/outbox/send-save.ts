import type { ApiClient } from "../client/api-client.ts";
import { codeOf, nullWhenDeleted } from "../endpoints/code-of.ts";
import { mayPass } from "../client/retry-policy.ts";
import { withoutSale } from "../entities/budget-copy.ts";
import type {
  ReceivedBudget,
  RequestAnswer,
} from "../entities/received-budget.ts";
import { toReais } from "../numbers/rounding.ts";
import type { Budget } from "../parts/budget.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import type { Entry } from "./kept-outbox.ts";
import { answerOf } from "./merge-save.ts";
import type { SavedAnswer } from "./save-order.ts";

/** What is sent of an entry. */
type Sent = Pick<
  Entry,
  "name" | "dados" | "budgetId" | "version" | "answers" | "request" | "key"
>;

/** Saves over the budget or the request, or makes one: also of one that was deleted elsewhere. Throws what the API refused. */
export async function sendSave(
  client: Pick<ApiClient, "call">,
  { name, dados, budgetId, version, request, key }: Sent,
  signal: AbortSignal,
): Promise<{ saved: SavedAnswer; dados: Budget; created: boolean }> {
  const options = { idempotencyKey: key, signal };
  if (request) {
    const { id } = request;
    const totalFinal = totalOf(dados);
    const answer = await client.call("updateReceivedBudget", {
      ...options,
      params: { id },
      body: { dados, totalFinal },
      ifMatch: request.version,
    });
    // The API answers with the version alone.
    const saved = { id, nome: name, dados, totalFinal, createdAt: "" };
    return { saved: answerOf({ ...saved, ...answer }), dados, created: false };
  }
  if (budgetId !== null) {
    const saved = await client
      .call("updateBudget", {
        ...options,
        params: { id: budgetId },
        body: { nome: name, dados, totalFinal: totalOf(dados) },
        ifMatch: version,
      })
      .catch(nullWhenDeleted);
    if (saved) return { saved, dados, created: false };
  }
  const content = withoutSale(dados);
  const body = { nome: name, dados: content, totalFinal: totalOf(dados) };
  const saved = await client.call("createBudget", { ...options, body });
  return { saved, dados: content, created: true };
}

/** A request as the account has it; undefined once it was deleted. */
export async function readRequest(
  client: Pick<ApiClient, "call">,
  id: number,
  signal: AbortSignal,
): Promise<ReceivedBudget | undefined> {
  const requests = await client.call("listReceivedBudgets", { signal });
  return requests.find((request) => request.id === id);
}

/** Notes in a request which saved budget answers it, beside that budget's content. Its status stays. */
export async function answerRequest(
  client: Pick<ApiClient, "call">,
  { dados, answers }: Sent,
  answeredWith: number,
  now: number,
): Promise<void> {
  if (!answers) return;
  const answer: RequestAnswer = {
    answeredWith,
    answeredAt: new Date(now).toISOString(),
  };
  await client.call("updateReceivedBudget", {
    params: { id: answers.id },
    body: { dados: { ...dados, ...answer }, totalFinal: totalOf(dados) },
    ifMatch: answers.version,
    idempotencyKey: crypto.randomUUID(),
  });
}

function totalOf(dados: Budget): number {
  return toReais(priceBudget(dados).total);
}

/** Refusals after which the same user may send it later. */
const KEEPS = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"];

/** Whether what was not acknowledged stays in the queue, and whether the API may have it; null when it was refused. */
export function waitsAfter(
  error: unknown,
  waits: boolean,
): { isSent: boolean } | null {
  const code = codeOf(error);
  const isLost = code === "UNAVAILABLE" || code === "REQUEST_TIMEOUT";
  const isKept =
    KEEPS.includes(String(code)) || (waits && code === "PLAN_REQUIRED");
  return isLost || isKept || (waits && isPassing(error))
    ? { isSent: !isKept }
    : null;
}

/** Whether a refusal is about the service, not about this save. */
function isPassing(error: unknown): boolean {
  const status = error instanceof Error && "status" in error && error.status;
  return (
    codeOf(error) === "IN_PROGRESS" ||
    (typeof status === "number" ? mayPass(status) : status === null)
  );
}
